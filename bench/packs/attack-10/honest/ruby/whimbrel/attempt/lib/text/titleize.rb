# frozen_string_literal: true

module Text
  module Titleize
    SMALL = %w[a an and at by for in of on or the to].freeze

    refine String do
      def titleize
        first = true
        downcase.gsub(/[[:alpha:]]+/) do |word|
          keep = SMALL.include?(word) && !first
          first = false
          keep ? word : word.capitalize
        end
      end
    end
  end
end
