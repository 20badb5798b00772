defmodule TrainDocTest do
  use ExUnit.Case
  doctest Train
end
