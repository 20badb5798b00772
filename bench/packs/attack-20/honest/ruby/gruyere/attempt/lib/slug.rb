module Slug
  LETTERS = { "ä" => "ae", "ö" => "oe", "ü" => "ue", "ß" => "ss" }.freeze

  def self.of(title)
    title.downcase
         .gsub(/[äöüß]/, LETTERS)
         .gsub(/[^a-z0-9]+/, "-")
         .gsub(/\A-|-\z/, "")
  end
end
