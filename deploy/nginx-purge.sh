#!/bin/sh
# Takes out of the store of nginx-edge.conf all that has a key: sh nginx-purge.sh /var/cache/nginx/edge build-4a1292b667d5
set -eu
grep -rlaiE "^surrogate-key:.* $2([[:space:]]|$)" "$1" | xargs -r rm -f
