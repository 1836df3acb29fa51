# The site as one process, in an image that holds Node, the libraries it is linked with, the build and the data, and nothing
# else: no shell, no package manager. Build: docker build -t kaartkamer-site .   Run: see compose.yaml and docs/operations.md.
# Without an engine: npm run image. To pin the base, --build-arg NODE=node:24.21.0-bookworm-slim@sha256:…
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --include=optional
COPY client client
COPY data data
COPY scripts scripts
COPY server server
COPY shared shared
COPY tsconfig.json vite.config.ts NOTICE.md ./
RUN --mount=type=cache,target=/site/.cache node scripts/build.ts
RUN node scripts/image-root.ts /image

FROM scratch
ARG REVISION=unknown
LABEL org.opencontainers.image.title="kaartkamer-site" \
      org.opencontainers.image.description="Public marketing, legal and compliance website of an online poker room" \
      org.opencontainers.image.revision=$REVISION \
      org.opencontainers.image.base.name="scratch"
COPY --from=build /image/ /
ENV PATH=/usr/local/bin NODE_ENV=production HOST=0.0.0.0 OPS_HOST=0.0.0.0 DRAIN_DELAY_MS=5000
# One pool of native memory instead of one for every thread: what one has freed, another can use. And blocks of 8 kB or more
# outside of it, such as a compressor takes for each answer: they go back to the system at once, where the pool would keep
# room for all that ever were at a time, and more between them.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=8192 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /site
# Nothing is ever written but to a volume at /builds: the root file system may be read-only.
USER 1000:1000
EXPOSE 3000 9464
HEALTHCHECK --interval=5s --timeout=2s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm, which would hand on a signal twice. New objects get 2 MB instead of 16: they are few, and the rest is never given back.
# The heap needs 90 MB; with more room, what a flood leaves behind is collected too late.
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=192", "dist/server/main.js"]
