import Config

# No database of tariffs in tests.
config :quay, tariff: Quay.FixedTariff
