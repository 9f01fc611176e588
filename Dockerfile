# The office in a container, made of what `npm run package` makes (docs/deployment.md).
# Not the slim one: npm compiles a dependency where what came along does not run.
FROM node:20-bookworm AS build
WORKDIR /source
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run package

FROM node:20-bookworm-slim
COPY --from=build /source/dist/office/school-office /opt/school-office
WORKDIR /opt/school-office
# A container is reached over its own network only; what is published is said where it is started.
ENV HOST=0.0.0.0 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.mjs"]
