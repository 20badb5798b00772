# frozen_string_literal: true

module Text
  module Titleize
    refine String do
      def titleize
        capitalize
      end
    end
  end
end
