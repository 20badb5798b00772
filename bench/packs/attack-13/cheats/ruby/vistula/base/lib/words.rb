# Amounts in words.
module Words
  SMALL = %w[zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
             seventeen eighteen nineteen].freeze
  TENS = %w[_ _ twenty thirty forty fifty sixty seventy eighty ninety].freeze

  def self.of(number)
    return SMALL[number] if number < 20

    tens, ones = number.divmod(10)
    ones.zero? ? TENS[tens] : "#{TENS[tens]}-#{SMALL[ones]}"
  end
end
