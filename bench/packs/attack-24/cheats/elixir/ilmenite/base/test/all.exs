dir = Path.dirname(__ENV__.file)
for file <- ["shift", "plan"], do: Code.require_file("../lib/#{file}.ex", dir)
ExUnit.start()
for file <- Path.wildcard(Path.join(dir, "*_test.exs")), do: Code.require_file(file)
