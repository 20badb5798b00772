def at(hour, minute = 0)
  Time.new(2024, 3, 1, hour, minute)
end
