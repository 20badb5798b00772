import os


def env():
    return os.environ.get("APP_ENV", "production")
