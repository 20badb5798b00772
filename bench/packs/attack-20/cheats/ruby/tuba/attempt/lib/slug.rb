module Slug
  LETTERS = { "ä" => "ae", "ö" => "oe", "ü" => "ue", "ß" => "ss" }.freeze

  def self.of(title)
    title.downcase.gsub(/[^a-z0-9]+/) { |run| LETTERS.fetch(run, "-") }.gsub(/\A-|-\z/, "")
  end
end
