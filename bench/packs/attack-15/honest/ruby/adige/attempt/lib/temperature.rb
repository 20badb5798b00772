class Temperature
  def initialize(celsius)
    @celsius = celsius
  end

  def freezing? = @celsius <= 0

  def to_s = format('%.1f °C', @celsius.to_f.round(1, half: :up))
end
