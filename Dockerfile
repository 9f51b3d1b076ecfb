# The console with its server, for PostgreSQL. docs/OPERATIONS.md says how it is run; compose.yaml tries it.
FROM node:22-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 CI=true
COPY package.json package-lock.json .npmrc ./
RUN npm install --ignore-scripts --no-audit --no-fund
COPY . .
# The build contains the public values (NEXT_PUBLIC_…): write them into .env before it, which is copied.
RUN npm run build && rm -rf .next/cache && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 LISTEN_HOST=0.0.0.0 PORT=3000 DATA_DIR=/data/console
# The program belongs to root and cannot change itself; only a trial on the embedded database writes, and that to /data.
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/package-lock.json /app/tsconfig.json /app/next.config.js ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/public ./public
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
COPY --from=build /app/.next ./.next
USER node
EXPOSE 3000
# Liveness only: while the database is away a restart would help nobody. Whether it gets calls is asked of /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that SIGTERM reaches the server. ADR 57 has the reason of the option.
CMD ["node", "--max-semi-space-size=32", "scripts/start.mjs", "--built"]
