import Config

config :quay, tariff: Quay.Tariff

if File.exists?(Path.join(__DIR__, "#{config_env()}.exs")), do: import_config("#{config_env()}.exs")
