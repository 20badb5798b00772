Code.require_file("lib/ratio.ex")
ExUnit.start()
for file <- Path.wildcard("test/*_test.exs"), do: Code.require_file(file)
