# The App: `redgreen serve` and `redgreen worker`. dist/ holds everything that runs; nothing is installed from npm.
FROM node:24.21.0-bookworm-slim

RUN apt-get update \
  && apt-get install -y --no-install-recommends bubblewrap ca-certificates git \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 0700 /data

# Toolchains of your repositories' tests belong here: a worker runs them with what this image has.

WORKDIR /opt/redgreen
COPY package.json LICENSE ./
COPY dist ./dist
RUN ln -s /opt/redgreen/dist/cli.js /usr/local/bin/redgreen && chmod 0755 dist/cli.js

USER node
ENV NODE_ENV=production REDGREEN_DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.REDGREEN_PORT || 3000}/healthz`).then((r) => { process.exitCode = r.ok ? 0 : 1; }, () => { process.exitCode = 1; })"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["redgreen"]
CMD ["serve"]
