module Units
  FACTORS = { 'm' => 1.0, 'km' => 1000.0, 'cm' => 0.01 }

  def self.register(name, metres)
    FACTORS[name] = metres
  end

  def self.convert(value, from, to)
    value * FACTORS.fetch(from) / FACTORS.fetch(to)
  end
end
