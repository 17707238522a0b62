# proviso in an image of 150 MB or so: docker build -t proviso . && docker run --rm -v "$PWD":/data proviso check a.csv --rules r.yaml
# The oldest system that is to run it decides which C library it needs.
FROM swift:6.2-jammy AS build
RUN apt-get update && apt-get install -y --no-install-recommends git python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN Scripts/build-binary /packed && mkdir /prefix && tar -xzf /packed/proviso-*.tar.gz -C /prefix --strip-components=1

FROM debian:bookworm-slim
# What reads gzip and Zstandard; they are loaded when such a file comes.
RUN apt-get update && apt-get install -y --no-install-recommends zlib1g libzstd1 && rm -rf /var/lib/apt/lists/*
COPY --from=build /prefix /usr/local
# Data is mounted here. Whoever is to own files that are written says so: --user "$(id -u):$(id -g)"
WORKDIR /data
ENTRYPOINT ["proviso"]
