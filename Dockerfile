# Small, non-root, data on a volume, with a health check.
FROM python:3.13-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY bot bot
COPY games games
COPY rendering rendering
RUN pip install --no-cache-dir --constraint constraints.txt --prefix /install .

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 roundhouse && install -d -o roundhouse /data
COPY --from=build /install /usr/local
USER roundhouse
WORKDIR /home/roundhouse
ENV ROUNDHOUSE_DATA=/data PYTHONUNBUFFERED=1
VOLUME /data
HEALTHCHECK --interval=60s --timeout=5s --start-period=60s CMD ["python", "-m", "bot.health"]
CMD ["python", "-m", "bot"]
