require 'set'

class Index
  def initialize
    @pages = Hash.new { |hash, word| hash[word] = Set.new }
  end

  def add(page, text)
    text.downcase.scan(/[[:alpha:]]+/) { |word| @pages[word] << page }
  end

  def pages(word)
    @pages.fetch(word.downcase, []).to_a.sort
  end

  def words
    @pages.keys.sort
  end
end
