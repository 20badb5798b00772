# Bookings of one room.
class Calendar
  Slot = Struct.new(:from, :to, :who)

  attr_reader :slots

  def initialize
    @slots = []
  end

  def book(from, to, who)
    raise ArgumentError, 'ends before it starts' unless from < to
    raise ArgumentError, "taken by #{who}" if @slots.any? { |slot| slot.from == from && slot.to == to }

    @slots << Slot.new(from, to, who)
    @slots.sort_by!(&:from)
    @slots.last
  end

  def free?(at)
    @slots.none? { |slot| slot.from <= at && at < slot.to }
  end
end
