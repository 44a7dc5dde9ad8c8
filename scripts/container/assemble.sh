#!/bin/sh
# Makes what an image holds: a package as integrators install it, with what it needs and nothing else, and the Node that it
# runs on. The Dockerfiles run it, and so does a test where no image can be built.
#
#   scripts/container/assemble.sh server|conformance FOLDER
set -eu

name=$1
folder=$2
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

[ -x node_modules/.bin/node ] || npm ci
PATH="$PWD/node_modules/.bin:$PATH" node scripts/buildPackages.ts "$work"

# The ground of a package first: npm finds none of them in a registry.
case $name in
  server) set -- contract client server ;;
  conformance) set -- conformance ;;
  *) echo "assemble.sh: no image is made of $name" >&2; exit 2 ;;
esac
tarballs=
for each; do tarballs="$tarballs $(echo "$work/frete-$each"-[0-9]*.tgz)"; done

mkdir -p "$folder/bin"
folder=$(cd "$folder" && pwd)
echo '{ "private": true, "type": "module" }' > "$folder/package.json"
# shellcheck disable=SC2086 # several files
(cd "$folder" && npm install --omit=dev --no-audit --no-fund --no-save --no-package-lock $tarballs)

cp -L node_modules/node/bin/node "$folder/bin/node"
strip "$folder/bin/node" 2>/dev/null || true
cp scripts/container/healthcheck.js "$folder/"
# By paths from where they stand: the folder may be anywhere.
for program in "$folder"/node_modules/.bin/frete*; do
  target=$(readlink -f "$program")
  command="$folder/bin/$(basename "$program")"
  cat > "$command" <<END
#!/bin/sh
bin=\$(dirname "\$0")
exec "\$bin/node" "\$bin/..${target#"$folder"}" "\$@"
END
  chmod 755 "$command"
done

# Nobody compiles or debugs in an image: declarations, maps and sources stay behind, SQLite's too, and the second copy of Node.
find "$folder/node_modules" \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete
rm -rf "$folder"/node_modules/@frete/*/sources "$folder"/node_modules/node "$folder"/node_modules/node-bin-* \
  "$folder"/node_modules/.bin \
  "$folder"/node_modules/better-sqlite3/deps "$folder"/node_modules/better-sqlite3/src
find "$folder/node_modules/better-sqlite3/prebuilds" ! -name "linux-$("$folder/bin/node" -p process.arch).node" -type f -delete 2>/dev/null || true
