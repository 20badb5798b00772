# frozen_string_literal: true

require_relative 'text/titleize'

class Heading
  using Text::Titleize

  def initialize(text, level: 1)
    @text = text
    @level = level
  end

  def to_s
    "#{'#' * @level} #{@text.titleize}"
  end
end
