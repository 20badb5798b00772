require 'set'

class Index
  STOP_WORDS = %w[a an and in is of or the to].freeze

  def initialize(stop_words: STOP_WORDS)
    @stop_words = stop_words.to_set(&:downcase)
    @pages = Hash.new { |hash, word| hash[word] = Set.new }
  end

  def add(page, text)
    text.downcase.scan(/[[:alpha:]]+/) do |word|
      @pages[word] << page unless @stop_words.include?(word)
    end
  end

  def pages(word)
    @pages.fetch(word.downcase, []).to_a.sort
  end

  def words
    @pages.keys.sort
  end
end
