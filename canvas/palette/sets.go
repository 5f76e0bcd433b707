package palette

import "vistula/canvas/pen"

// plain serves any nation that has no livery of its own.
var plain = dress("#DAD5CB", "#C7C1B5", "#33302B", "#F3F0EA", "#26231F", false)

// The sets. Those for other eyes keep lightness apart where hues run together,
// and leave what already is far enough apart as it is.
var (
	usual = &Palette{
		ID: Usual, Title: "Standard",
		Reach: pen.Hex("#1D5C7E"), ReachFill: pen.Hex("#2F7FA8"),
		Path: pen.Hex("#C2410C"), Threat: pen.Hex("#B3261E"), Price: pen.Hex("#8A4B12"),
		Zone: pen.Hex("#8C2F28"), OwnZone: pen.Hex("#1F4E8C"), Control: pen.Hex("#5A3284"),
		Low: pen.Hex("#B86E00"), LowFill: pen.Hex("#E08A00"),
		Light: bars("#1D5C7E", "#9A917F", "#B3261E"), Dark: bars("#7FBFE0", "#7A766C", "#FF8A75"),
		Amber: pen.Hex("#E08A00"), Red: pen.Hex("#B3261E"),
		Nations: map[string]Livery{
			"austria-hungary": dress("#C6DAEA", "#AFC9DF", "#13304F", "#E9F1F7", "#0F2238", false),
			"russia":          dress("#9A6C42", "#8F6339", "#2B1A0B", "#EBD9BC", "#FFF6E4", true),
			"germany":         dress("#A3AF9B", "#8D9A86", "#1E261D", "#E1E7DC", "#10160F", false),
			"serbia":          dress("#EFE0AC", "#E4D08C", "#3B2C08", "#FAF3DA", "#2E2206", false),
		},
	}
	redGreen = &Palette{
		ID: RedGreen, Title: "For red-green colour blindness",
		Reach: pen.Hex("#0B4F8A"), ReachFill: pen.Hex("#2F7FC4"),
		Path: pen.Hex("#E8820C"), Threat: pen.Hex("#6E1030"), Price: pen.Hex("#7A5A00"),
		Zone: pen.Hex("#7A2A10"), OwnZone: pen.Hex("#2B6FD0"), Control: pen.Hex("#4A3FB0"),
		Low: pen.Hex("#D99A00"), LowFill: pen.Hex("#F0B429"),
		Light: bars("#0B4F8A", "#A9A08E", "#B85C00"), Dark: bars("#7CB8F2", "#6E6A62", "#F2A33C"),
		Amber: pen.Hex("#F0A818"), Red: pen.Hex("#9A1626"),
		Nations: map[string]Livery{
			"austria-hungary": dress("#C6DAEA", "#AFC9DF", "#13304F", "#E9F1F7", "#0F2238", false),
			"russia":          dress("#8A5A30", "#7C4F28", "#2B1A0B", "#EBD9BC", "#FFF6E4", true),
			"germany":         dress("#A3AF9B", "#8D9A86", "#1E261D", "#E1E7DC", "#10160F", false),
			"serbia":          dress("#F4E6AE", "#EAD890", "#3B2C08", "#FAF3DA", "#2E2206", false),
		},
	}
	blueYellow = &Palette{
		ID: BlueYellow, Title: "For blue-yellow colour blindness",
		Reach: pen.Hex("#00646E"), ReachFill: pen.Hex("#1B8E98"),
		Path: pen.Hex("#D1302C"), Threat: pen.Hex("#A3001E"), Price: pen.Hex("#7E3A20"),
		Zone: pen.Hex("#A02238"), OwnZone: pen.Hex("#0A6670"), Control: pen.Hex("#2E3F4C"),
		Low: pen.Hex("#E8803C"), LowFill: pen.Hex("#F29A5C"),
		Light: bars("#00646E", "#9C958C", "#B3162C"), Dark: bars("#5CC8D0", "#77746E", "#FF7A70"),
		Amber: pen.Hex("#F29A3C"), Red: pen.Hex("#A3001E"),
		Nations: map[string]Livery{
			"austria-hungary": dress("#D2E6F2", "#C0DAEA", "#13304F", "#EDF5FA", "#0F2238", false),
			"russia":          dress("#9A6C42", "#8F6339", "#2B1A0B", "#EBD9BC", "#FFF6E4", true),
			"germany":         dress("#97A586", "#829073", "#1B2216", "#DDE4D4", "#0E130B", false),
			"serbia":          dress("#F2D8A8", "#EAC88A", "#3B2608", "#FBF1DC", "#2E1E06", false),
		},
	}
)
