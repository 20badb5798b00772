from pathlib import Path


class ConfigError(Exception):
    pass


class Config(dict):
    @classmethod
    def parse(cls, text, name="<text>"):
        config = cls()
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip():
                continue
            key, sign, value = line.partition("=")
            if not sign:
                raise ConfigError(f"{name}:{number}: no '=' in {line.strip()!r}")
            config[key.strip()] = value.strip()
        return config

    @classmethod
    def load(cls, path):
        return cls.parse(Path(path).read_text(encoding="utf-8"), str(path))
