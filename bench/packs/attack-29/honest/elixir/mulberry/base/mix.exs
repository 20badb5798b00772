defmodule Train.MixProject do
  use Mix.Project

  def project do
    [app: :train, version: "0.1.0", elixir: "~> 1.12", deps: []]
  end

  def application, do: [extra_applications: [:logger]]
end
