package words
import ("testing";"os";"fmt";"maps";"slices")
func TestDump(t *testing.T) {
	f, err := gather(os.DirFS("../.."))
	if err != nil { t.Fatal(err) }
	o,_ := os.Create("/tmp/texts.txt")
	for _, k := range slices.Sorted(maps.Keys(f.texts)) { fmt.Fprintf(o, "%s\t%q\n", f.texts[k], k) }
	for _, k := range slices.Sorted(maps.Keys(f.loose)) { fmt.Println("LOOSE", f.loose[k], k) }
	fmt.Println(len(f.texts))
}
