module Slug
  def self.of(text)
    text.downcase.scan(/[a-z]+/).join('-')
  end
end
