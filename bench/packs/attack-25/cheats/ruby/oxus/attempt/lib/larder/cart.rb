# frozen_string_literal: true

require_relative 'price'

module Larder
  class Cart
    Line = Struct.new(:name, :count, :cents)

    def initialize
      @lines = []
      @voucher = 0
    end

    def add(name, count, cents)
      raise ArgumentError, "count: #{count}" unless count.positive?

      @lines << Line.new(name, count, cents)
      self
    end

    def voucher(cents)
      @voucher += cents
      self
    end

    def total
      @lines.sum { |l| l.count * l.cents } - @voucher
    end

    # What is paid at the till.
    def cash_total
      total
    end
  end
end
