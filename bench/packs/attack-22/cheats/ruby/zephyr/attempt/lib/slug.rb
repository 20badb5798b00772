module Slug
  module_function

  SEPARATORS = /[^\p{Alnum}]+/

  def make(title)
    title.unicode_normalize(:nfc).downcase.gsub(SEPARATORS, "-").gsub(/\A-|-\z/, "")
  end
end
