#!/bin/bash
# Builds the container image with nothing but Debian's packages and npm, starts it, and waits until it is healthy:
#   sudo apt-get install --no-install-recommends buildah mmdebstrap && sudo deploy/build-image.sh [FILE]
# FILE: where the image is written as an archive for `podman load` or `docker load`; otherwise it is deleted.
# Needs root, some 5 GB in TMPDIR and the network. Ends with 77 and the reason where it cannot run.
set -euo pipefail

readonly archive=${1:+$(realpath -m "$1")}
cd "$(dirname "$0")/.."
readonly node=node_modules/.bin/node

skip() {
  echo "SKIPPED: $1" >&2
  exit 77
}

for program in buildah mmdebstrap npm unshare mount; do
  command -v "$program" >/dev/null || skip "$program is not installed (apt-get install buildah mmdebstrap)"
done
[ "$(id -u)" = 0 ] || skip 'it needs root, to unpack a root file system and to mount'
unshare --mount sh -c 'mount -t tmpfs none /mnt' 2>/dev/null || skip 'this machine does not allow mounts'
[ "$(uname -s)" = Linux ] && [ -x "$node" ] || skip 'node_modules has no Node for Linux: run npm ci'
[ -z "$archive" ] || [ ! -e "$archive" ] || skip "$archive exists already"

work=$(mktemp -d)
# chroot isolation: needs no namespaces for the network, which containers often lack
export BUILDAH_ISOLATION=chroot
buildah=(buildah --root "$work/storage" --runroot "$work/run" --storage-driver overlay)
# where overlay file systems are not allowed: slower, and larger
"${buildah[@]}" info >/dev/null 2>&1 || buildah=("${buildah[@]:0:6}" vfs)
server=
clean_up() {
  if [ -n "$server" ]; then
    kill -TERM "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
  fi
  "${buildah[@]}" rm --all >/dev/null 2>&1 || true
  awk -v work="$work/" 'index($2, work) == 1 { print $2 }' /proc/mounts | tac | xargs -r umount || true
  rm -rf --one-file-system "$work"
}
trap clean_up EXIT

echo '--- the root file system'
# the user of the official Node images; the database does not run as root, nor as a user without a name
mmdebstrap --variant=minbase --include=ca-certificates,libstdc++6 \
  --customize-hook='echo "node:x:1000:1000::/home/node:/bin/sh" >>"$1/etc/passwd"' \
  --customize-hook='echo "node:x:1000:" >>"$1/etc/group"' \
  --customize-hook='mkdir "$1/home/node" && chown 1000:1000 "$1/home/node"' \
  bookworm "$work/root" || skip 'mmdebstrap could not get the packages of Debian'
install -m 755 "$(readlink -f "$node")" "$work/root/usr/local/bin/node"
npm install --global --prefix "$work/root/usr/local" npm@11 >/dev/null || skip 'npm cannot be installed'

echo '--- the image of Node'
base=$("${buildah[@]}" from scratch)
"${buildah[@]}" add --quiet "$base" "$work/root" /
"${buildah[@]}" config --env PATH=/usr/local/bin:/usr/bin:/bin "$base"
"${buildah[@]}" commit --quiet --rm "$base" localhost/node >/dev/null
rm -rf --one-file-system "$work/root"

echo '--- the image'
# this machine's certificate authorities, for the build only: a company's proxy may have its own
cat "${NODE_EXTRA_CA_CERTS:-/dev/null}" /etc/ssl/certs/ca-certificates.crt >"$work/authorities.crt" 2>/dev/null || true
echo "cafile=/run/authorities.crt" >"$work/npmrc"
"${buildah[@]}" bud --format docker --ignorefile .dockerignore --build-arg NODE_IMAGE=localhost/node \
  --volume "$work/authorities.crt:/run/authorities.crt:ro" --volume "$work/npmrc:/usr/local/etc/npmrc:ro" \
  -f deploy/Dockerfile -t localhost/mainstreet .

echo '--- its start'
container=$("${buildah[@]}" from --pull-never localhost/mainstreet)
# `buildah run` starts neither CMD nor the health check by itself
"${buildah[@]}" inspect --type image localhost/mainstreet >"$work/image.json"
read_config() { "$node" -pe "JSON.parse(require('fs').readFileSync('$work/image.json', 'utf8')).Docker.config.$1.join('\n')"; }
mapfile -t start < <(read_config Cmd)
mapfile -t check < <(read_config 'Healthcheck.Test.slice(1)')
port=$("$node" -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close() })')
run=("${buildah[@]}" run --env "PORT=$port" "$container" --)
"${run[@]}" "${start[@]}" >"$work/log" 2>&1 &
server=$!
began=$SECONDS
until "${run[@]}" "${check[@]}" 2>/dev/null; do
  if ! kill -0 "$server" 2>/dev/null || [ $((SECONDS - began)) -gt 120 ]; then
    echo "FAILED: the container is not healthy after $((SECONDS - began)) s:" >&2
    cat "$work/log" >&2
    exit 1
  fi
  sleep 1
done
user=$("${run[@]}" id -u)
echo "Healthy after $((SECONDS - began)) s, as user $user."
[ "$user" = 1000 ] || { echo 'FAILED: it must not run as root' >&2; exit 1; }

if [ -n "$archive" ]; then
  "${buildah[@]}" push --quiet localhost/mainstreet "docker-archive:$archive:mainstreet:latest"
  echo "The image is in $archive."
fi
