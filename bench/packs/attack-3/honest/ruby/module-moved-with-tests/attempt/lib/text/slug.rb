module Text
  module Slug
    def self.of(text)
      text.downcase.scan(/[a-z0-9]+/).join('-')
    end
  end
end
