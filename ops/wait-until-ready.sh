#!/bin/sh
# Waits until the node on a port answers /readyz, and no longer than its process lives: wait-until-ready.sh PORT PID
port=$1
pid=$2
while kill -0 "$pid" 2>/dev/null; do
	if curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$port/readyz"; then exit 0; fi
	sleep 0.5
done
echo "the node ended before it was ready" >&2
exit 1
