require 'date'

module Kennel
  Stay = Struct.new(:dog, :from, :to) do
    # Nights, the day of leaving not counted.
    def nights
      (to - from).to_i
    end

    def covers?(day)
      from <= day && day < to
    end
  end
end
