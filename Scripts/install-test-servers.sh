#!/bin/sh
# Installs the servers that tests start on loopback, from Debian's packages: dnsmasq, a server of the DNS.
# Tests that need one are skipped, and say so, where it is not installed.
set -eu

command -v dnsmasq >/dev/null 2>&1 && exit 0
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends dnsmasq-base
