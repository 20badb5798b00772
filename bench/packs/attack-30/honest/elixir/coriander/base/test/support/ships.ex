defmodule Quay.Ships do
  def small, do: [10, 20]
end
