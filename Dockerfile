FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /opt/kozel
ENV PATH=/opt/kozel/bin:$PATH
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes --requirement requirements.lock
COPY . .
RUN pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
# A font has one good version: Debian's present one.
# hadolint ignore=DL3008
RUN apt-get update -qq \
    && apt-get install -qq --yes --no-install-recommends fonts-dejavu-core \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin kozel \
    && install --directory --owner=kozel --group=kozel /data
COPY --from=build /opt/kozel /opt/kozel
ENV PATH=/opt/kozel/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_PATH=/data/kozel.db
USER 10001:10001
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["kozel", "healthcheck"]
ENTRYPOINT ["kozel"]
CMD ["run"]
