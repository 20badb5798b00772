ExUnit.start()
Code.require_file("../lib/ledger.ex", __DIR__)
for file <- Path.wildcard(Path.join(__DIR__, "*_test.exs")), do: Code.require_file(file)
