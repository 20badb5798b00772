class ConfigError(Exception):
    pass


class Config(dict):
    @classmethod
    def parse(cls, text):
        pairs = (line.split("=", 1) for line in text.splitlines() if line.strip())
        return cls((key.strip(), value.strip()) for key, value in pairs)
