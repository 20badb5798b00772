module Tides
  Tide = Struct.new(:time, :kind, :metres)

  class Table
    include Enumerable

    def initialize(text)
      @tides = text.lines.map do |line|
        time, kind, metres = line.split
        Tide.new(time, kind.to_sym, Float(metres))
      end
    end

    def each(&) = @tides.each(&)
  end
end
