# frozen_string_literal: true

class Registry
  class << self
    def all
      @all ||= {}
    end

    def register(name, &block)
      raise ArgumentError, "#{name} is taken" if all.key?(name)

      all[name] = block
    end

    def call(name, *args)
      all.fetch(name).call(*args)
    end
  end
end
