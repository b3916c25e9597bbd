import {BROTLI_FILE, GENERATED_NOTE} from './nginx';

/** Port, site root and writable folder of the container. */
export const CONTAINER_PORT = 8080;
export const CONTAINER_ROOT = '/srv/lumped';
export const CONTAINER_TEMPORARY = '/tmp';

/**
 * Container that builds the site and serves it with Debian's nginx, the one that
 * `npm run deploy:check` tests. It runs without privileges.
 */
export const containerfile = `# ${GENERATED_NOTE}
# Build from the root of the repository:
#   podman build -f deploy/Containerfile --build-arg SITE_URL=https://docs.example.com -t lumped .
#   podman run --rm --read-only --tmpfs /tmp --cap-drop all -p ${CONTAINER_PORT}:${CONTAINER_PORT} lumped
FROM docker.io/library/node:20-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG SITE_REPOSITORY
RUN npm run build && npm run deploy:compress && npm run deploy:config

FROM docker.io/library/debian:bookworm-slim
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/build ${CONTAINER_ROOT}
COPY --from=build /site/deploy/nginx.conf /site/deploy/${BROTLI_FILE} /etc/lumped/
USER www-data
EXPOSE ${CONTAINER_PORT}
STOPSIGNAL SIGQUIT
ENTRYPOINT ["nginx", "-c", "/etc/lumped/nginx.conf", "-g", "daemon off;"]
`;
