# Both stages start from one image. To pin it, write its digest behind the tag in both places, such as
# python:3.11-slim-bookworm@sha256:…; this prints it:
#   docker buildx imagetools inspect python:3.11-slim-bookworm --format '{{.Manifest.Digest}}'
# Where Renovate runs, it writes the digest itself and keeps it up to date (renovate.json).

# Install the pinned packages; pip itself is removed afterwards.
FROM python:3.11-slim-bookworm AS build
COPY requirements.txt .
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt \
    && /venv/bin/pip uninstall --yes --quiet pip setuptools

FROM python:3.11-slim-bookworm
LABEL org.opencontainers.image.title="Cake Club" \
    org.opencontainers.image.description="A Discord bot with which the members of a server play three cake card games." \
    org.opencontainers.image.licenses="MIT"
# libfribidi0 is needed to measure names in Arabic and Devanagari. The fonts draw names in Chinese, Japanese and Korean, and the
# emojis in names; they take 16 MB. Without them such members appear with their username in pictures:
#   docker compose build --build-arg FONTS=
ARG FONTS="fonts-wqy-microhei fonts-noto-color-emoji"
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libfribidi0 $FONTS \
    && rm -rf /var/lib/apt/lists/*
RUN groupadd --system --gid 10001 cake \
    && useradd --system --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin cake \
    && install --directory --owner=cake --group=cake --mode=0700 /data
COPY --from=build /venv /venv
WORKDIR /app
COPY games games
COPY data data
COPY bot bot
COPY cogs cogs
COPY pyproject.toml .
COPY LICENSE .
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    CAKECLUB_DATABASE=/data/cakeclub.sqlite3 \
    CAKECLUB_LOG_FORM=json \
    CAKECLUB_HEALTH_PORT=8080
USER cake
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot.ops.health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
