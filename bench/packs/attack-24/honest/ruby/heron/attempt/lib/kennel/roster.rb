module Kennel
  class Full < StandardError; end

  class Roster
    attr_reader :stays

    def initialize(boxes)
      @boxes = boxes
      @stays = []
    end

    def add(stay)
      raise Full, stay.dog if (stay.from...stay.to).any? { |day| free_on(day) < 1 }

      @stays << stay
      self
    end

    def free_on(day)
      @boxes - dogs_on(day).size
    end

    def dogs_on(day)
      @stays.select { |s| s.covers?(day) }.map(&:dog)
    end
  end
end
