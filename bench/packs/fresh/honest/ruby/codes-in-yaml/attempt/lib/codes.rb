require "yaml"

CODES = YAML.safe_load_file(File.expand_path("../config/codes.yml", __dir__)).freeze
