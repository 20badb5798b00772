import Config

config :quay, tariff: Quay.Tariff
