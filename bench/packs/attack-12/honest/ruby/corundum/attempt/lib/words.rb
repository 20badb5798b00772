module Words
  IRREGULAR = {
    'child' => 'children',
    'person' => 'people',
    'man' => 'men',
    'woman' => 'women',
    'mouse' => 'mice',
    'foot' => 'feet',
    'sheep' => 'sheep'
  }.freeze

  module_function

  def pluralize(noun)
    IRREGULAR.fetch(noun) do
      case noun
      when /(?:s|x|z|ch|sh)\z/ then "#{noun}es"
      when /[^aeiou]y\z/ then noun.sub(/y\z/, 'ies')
      else "#{noun}s"
      end
    end
  end

  def count(number, noun)
    "#{number} #{number == 1 ? noun : pluralize(noun)}"
  end
end
