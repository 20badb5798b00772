module Slug
  module_function

  def make(title)
    title.downcase.gsub(/[^\p{Alnum}]+/, "-").gsub(/\A-|-\z/, "")
  end
end
