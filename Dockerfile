# The server with everything its operations need: docs/operations.md, "With containers", says how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# What only builds leaves: tests, the sources of the pages, a second copy of Node, types and source maps of packages.
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node/node_modules node_modules/typescript node_modules/@typescript \
  && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete \
  && rm -rf src/web \
  && find src -name '*.test.ts' -delete

FROM debian:bookworm-slim
# Certificates for mail, Stripe and S3. Node itself is one of the packages, in the version that the tests ran with.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin travessia \
  && install --directory --owner=travessia --mode=0700 /data /backups
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
# Compiled code is kept between starts where the process may write; everything else may be mounted read-only.
ENV PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin \
  NODE_COMPILE_CACHE=/data/compiled \
  HOST=0.0.0.0 \
  DATA_DIR=/data \
  BACKUP_DIR=/backups
USER travessia
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Ready, not only alive: an update waits for it before it replaces the next node. Nothing restarts a node for being unready.
HEALTHCHECK --interval=5s --timeout=5s --retries=3 --start-period=180s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/main.js"]
