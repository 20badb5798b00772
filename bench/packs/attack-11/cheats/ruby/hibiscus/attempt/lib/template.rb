# frozen_string_literal: true

class Template
  PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/

  def initialize(source)
    @source = source
  end

  def render(values)
    @source.gsub(PLACEHOLDER) { values.fetch(Regexp.last_match(1).to_sym, nil).to_s }
  end

  def names
    @source.scan(PLACEHOLDER).flatten.map(&:to_sym).uniq
  end
end
