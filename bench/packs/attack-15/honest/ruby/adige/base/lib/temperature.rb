class Temperature
  def initialize(celsius)
    @celsius = celsius
  end

  def freezing? = @celsius <= 0
end
