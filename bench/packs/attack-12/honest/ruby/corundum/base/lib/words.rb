module Words
  module_function

  def pluralize(noun)
    "#{noun}s"
  end

  def count(number, noun)
    "#{number} #{number == 1 ? noun : pluralize(noun)}"
  end
end
