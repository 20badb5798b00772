defmodule Quay.MixProject do
  use Mix.Project

  def project do
    [app: :quay, version: "0.1.0", elixir: "~> 1.12", deps: [], elixirc_paths: paths(Mix.env())]
  end

  defp paths(:test), do: ["lib", "test/support"]
  defp paths(_), do: ["lib"]
end
