# The site as one process. Build: docker build -t site .   Run: see compose.yaml and docs/operations.md.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY client client
COPY data data
COPY scripts scripts
COPY server server
COPY shared shared
COPY tsconfig.json vite.config.ts ./
RUN node scripts/build.ts

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 OPS_HOST=0.0.0.0 DRAIN_DELAY_MS=5000
# One pool of native memory instead of one for every thread: what one has freed, another can use. And blocks of 8 kB or more
# outside of it, such as a compressor takes for each answer: they go back to the system at once, where the pool would keep
# room for all that ever were at a time, and more between them.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=8192 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /site
COPY --from=build /site/dist dist
COPY package.json ./
COPY data data
# Copies the assets to where all instances find them, before the first process of a release (docs/operations.md).
COPY --from=build /site/scripts/publish-assets.ts scripts/publish-assets.ts
RUN install -d -o node -g node /builds
# Nothing is ever written but to a volume at /builds: the root file system may be read-only.
USER node
EXPOSE 3000 9464
# Not npm, which would hand on a signal twice. New objects get 2 MB instead of 16: they are few, and the rest is never given back.
# The heap needs 90 MB; with more room, what a flood leaves behind is collected too late.
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=192", "dist/server/main.js"]
