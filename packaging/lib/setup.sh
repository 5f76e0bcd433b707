# shellcheck shell=sh
# Shared by packaging/run, packaging/test and packaging/turn, which source it from the
# repository root and then call set_up. It installs only what is missing and
# writes everything it has to say to stderr, so that stdout stays the program's.

die() {
	echo "vistula: $*" >&2
	exit 1
}

# Some containers start without HOME, which Go needs for its caches.
if [ -z "${HOME:-}" ]; then
	HOME=$(getent passwd "$(id -u)" | cut -d: -f6)
	export HOME
fi

# Every Go finds its own root; one set for another Go would mislead it.
unset GOROOT

toolchains=${XDG_CACHE_HOME:-$HOME/.cache}/vistula/go
unfinished=$toolchains/unfinished.$$

scratch=$(mktemp -d) || die "The folder for temporary files cannot be written to: free some space there, then run this again."
beside= # what runs in the background, if anything does
clean_up() {
	[ -z "$beside" ] || kill "$beside" 2>/dev/null
	rm -rf "$scratch"
	[ ! -d "$unfinished" ] || {
		chmod -R u+w "$unfinished" # Go write-protects what it downloads
		rm -rf "$unfinished"
	}
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# step SENTENCE COMMAND...: runs the command quietly; when it fails, shows what
# it printed and ends with one sentence that names the cause, if it can be told.
step() {
	sentence=$1
	shift
	echo "vistula: $sentence ..." >&2
	# The C locale, because the causes are told by the English messages.
	(LC_ALL=C && export LC_ALL && "$@") >"$scratch/log" 2>&1 && return
	cat "$scratch/log" >&2
	if log_says 'no space left|enough free space|not enough free disk|disk quota'; then
		die "The disk is full: free about 2 GB, then run this again."
	elif log_says '(could not|failure|in name) resol|no such host|could not connect|dial tcp|connection (refused|timed out|reset)|network is unreachable|i/o timeout|handshake timeout'; then
		die "The network cannot be reached: connect this computer to it (or set its proxy), then run this again."
	elif log_says 'GOSUMDB=off'; then
		die "This Go is too old and is set to download no other (GOSUMDB=off): install Go $need or set GOSUMDB to a checksum database, then run this again."
	fi
	die "$sentence failed: the lines above say why."
}

log_says() {
	grep -Eiq "$1" "$scratch/log"
}

# --- packages of the operating system ---------------------------------------

manager=
for tool in apt-get dnf pacman brew; do
	if command -v "$tool" >/dev/null 2>&1; then
		manager=$tool
		break
	fi
done
wanted=   # what is missing, for people
packages= # what is missing, as this system's package names

# want WHAT DEBIAN FEDORA ARCH HOMEBREW: notes something that is missing.
want() {
	case $wanted in *"$1"*) return ;; esac
	wanted="${wanted:+$wanted and }$1"
	case $manager in
	apt-get) packages="$packages $2" ;;
	dnf) packages="$packages $3" ;;
	pacman) packages="$packages $4" ;;
	brew) packages="$packages $5" ;;
	esac
}

install_wanted() {
	[ -n "$wanted" ] || return 0
	case $(uname -s) in
	Linux | Darwin) ;;
	*) die "This operating system, $(uname -s), is not known here: install $wanted by hand, then run this again." ;;
	esac
	[ -n "$manager" ] || die "No package manager (apt-get, dnf, pacman or brew) was found: install $wanted by hand, then run this again."

	root=
	if [ "$manager" = brew ]; then
		[ "$(id -u)" -ne 0 ] || die "Homebrew refuses to run as root: run this again as an ordinary user."
	elif [ "$(id -u)" -ne 0 ]; then
		command -v sudo >/dev/null 2>&1 || die "Installing $wanted needs root: run '$manager' as root to install$packages, then run this again."
		# Only somebody at a terminal can give a password.
		if [ -t 0 ]; then ask=; else ask=-n; fi
		sudo $ask -v || die "Installing $wanted needs sudo, which refused: have$packages installed with '$manager', then run this again."
		root="sudo $ask"
	fi
	# shellcheck disable=SC2086 # a list of words
	step "Installing $wanted" install $packages
}

# shellcheck disable=SC2086,SC2317,SC2329 # $root is no word or two; called by step
install() {
	case $manager in
	apt-get)
		# Not "&&": a failing third-party source must not stop the others.
		$root apt-get update
		# A freshly started Ubuntu is often busy updating itself: wait for it.
		$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q \
			--no-install-recommends -o DPkg::Lock::Timeout=300 "$@"
		;;
	dnf) $root dnf install -y "$@" ;;
	# A new system has no package lists yet, an old one has outdated ones.
	pacman) $root pacman -S --needed --noconfirm "$@" || $root pacman -Sy --needed --noconfirm "$@" ;;
	brew) NONINTERACTIVE=1 brew install "$@" ;;
	esac
}

# A bare container lacks the certificates without which Go downloads nothing.
want_certificates() {
	[ "$(uname -s)" = Linux ] || return 0
	for file in "${SSL_CERT_FILE:-}" /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/ca-bundle.pem /etc/ssl/cert.pem; do
		[ ! -s "$file" ] || return 0
	done
	want "certificates" ca-certificates ca-certificates ca-certificates ca-certificates
}

# For cgo, and on Linux for the race detector.
want_c_compiler() {
	if [ "$(uname -s)" = Darwin ]; then
		xcode-select -p >/dev/null 2>&1 ||
			die "A C compiler is missing: run 'xcode-select --install', then run this again."
	elif ! command -v "${CC:-gcc}" >/dev/null 2>&1 || [ ! -e /usr/include/stdlib.h ]; then
		want "a C compiler" "gcc libc6-dev" "gcc glibc-devel" "gcc" ""
	fi
}

# What Fyne's window driver is compiled with; macOS has it in its C toolchain.
want_window_libraries() {
	want_c_compiler
	[ "$(uname -s)" != Darwin ] || return 0
	pkg-config --exists gl x11 xcursor xi xinerama xrandr xxf86vm 2>/dev/null ||
		want "the window libraries" \
			"pkg-config libgtk-3-dev libgl-dev libxxf86vm-dev" \
			"pkgconf-pkg-config mesa-libGL-devel libXcursor-devel libXi-devel libXinerama-devel libXrandr-devel libXxf86vm-devel libxkbcommon-devel wayland-devel" \
			"pkgconf libglvnd libxcursor libxi libxinerama libxrandr libxxf86vm libxkbcommon wayland" \
			""
}

# Mesa's drivers, which draw without a graphics card.
want_software_graphics() {
	for file in /usr/lib/*/dri/swrast_dri.so /usr/lib*/dri/swrast_dri.so /usr/lib/*/libgallium*.so /usr/lib*/libgallium*.so; do
		[ ! -e "$file" ] || return 0
	done
	want "software graphics" libgl1-mesa-dri mesa-dri-drivers mesa ""
}

# --- Go ---------------------------------------------------------------------

# at_least 1.24.4 1.21: compares two versions, counting a missing part as 0.
at_least() {
	[ "$(version_number "$1")" -ge "$(version_number "$2")" ]
}

version_number() (
	version=${1%%[!0-9.]*}
	IFS=.
	# shellcheck disable=SC2086 # to be split at the dots
	set -- $version
	echo $((${1:-0} * 1000000 + ${2:-0} * 1000 + ${3:-0}))
)

# find_go sets go_found and go_version: the first Go that can fetch a newer
# toolchain by itself (1.21 and later), else any Go, else nothing.
find_go() {
	go_found='' go_version=''
	for candidate in "$(command -v go)" /usr/local/go/bin/go /opt/homebrew/bin/go /usr/local/bin/go "$toolchains/go$need/bin/go"; do
		[ -x "$candidate" ] || continue
		# From / because the go.mod here may be too new for it to read.
		version=$(cd / && GOTOOLCHAIN=local "$candidate" version 2>/dev/null | sed 's/.*go\([0-9][0-9.]*\).*/\1/')
		[ -n "$version" ] || continue
		if at_least "$version" 1.21 || [ -z "$go_found" ]; then
			go_found=$candidate go_version=$version
		fi
		! at_least "$version" 1.21 || return 0
	done
}

# A Go before 1.21 runs no toolchain but its own, yet it can download a newer
# one, which is published as a Go module.
fetch_toolchain() {
	platform=$(cd / && "$go_found" env GOHOSTOS)-$(cd / && "$go_found" env GOHOSTARCH)
	module=golang.org/toolchain@v0.0.1-go$need.$platform
	mkdir -p "$unfinished" || die "The folder $toolchains cannot be written to: make it writable or free some space, then run this again."
	echo "module download" >"$unfinished/go.mod"
	step "Downloading Go $need" download_module "$module"
	# Modules come write-protected and without execute permissions.
	chmod -R u+w "$unfinished"
	(cd "$unfinished/$module" && chmod +x bin/* pkg/tool/*/*)
	# Moved into place when complete, so that no half of a Go is ever used.
	rm -rf "$toolchains/go$need"
	mv "$unfinished/$module" "$toolchains/go$need"
}

# shellcheck disable=SC2317,SC2329 # called by step
download_module() {
	cd "$unfinished" &&
		GO111MODULE=on GOFLAGS='' GOPATH="$unfinished/gopath" GOMODCACHE="$unfinished" "$go_found" mod download "$1"
}

# Puts a Go that can build this module first on PATH.
choose_go() {
	find_go
	[ -n "$go_found" ] || die "Go was not found although it was installed: put 'go' on PATH, then run this again."
	if ! at_least "$go_version" 1.21; then
		fetch_toolchain
		go_found=$toolchains/go$need/bin/go go_version=$need
	elif ! at_least "$go_version" "$need"; then
		# Named outright: some distributions switch the automatic choice off.
		export GOTOOLCHAIN="go$need+auto"
	fi
	PATH=$(dirname "$go_found"):$PATH
	export PATH
	step "Preparing Go" go version
}

# --- all of it --------------------------------------------------------------

set_up() {
	need=$(sed -n 's/^go[[:space:]]\{1,\}\([0-9.]*\).*/\1/p' go.mod 2>/dev/null)
	[ -n "$need" ] || die "go.mod is missing or names no Go version: run this in a complete copy of the source."
	# Toolchains have three-part names, go.mod may say just 1.26.
	case $need in *.*.*) ;; *) need=$need.0 ;; esac

	want_certificates
	find_go
	# Fedora's Go fetches modules with git.
	[ -n "$go_found" ] || want "Go" golang-go "golang git" go go
	if grep -Eq '^[[:space:]]*(require[[:space:]]+)?fyne\.io/fyne/v2[[:space:]]' go.mod; then
		want_window_libraries
	fi
	install_wanted
	choose_go
}
