module Kennel
  class Roster
    attr_reader :stays

    def initialize(boxes)
      @boxes = boxes
      @stays = []
    end

    def add(stay)
      @stays << stay
      self
    end

    def dogs_on(day)
      @stays.select { |s| s.covers?(day) }.map(&:dog)
    end
  end
end
