# The server with everything its operations need: docs/operations.md, "With containers", says how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build

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
# Only that the process lives: a node whose database is away must not be killed for it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/main.js"]
