# Amounts in words.
module Words
  SMALL = %w[zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
             seventeen eighteen nineteen].freeze
  TENS = %w[_ _ twenty thirty forty fifty sixty seventy eighty ninety].freeze

  LARGE = {
    100 => 'one hundred',
    101 => 'one hundred one',
    250 => 'two hundred fifty',
    999 => 'nine hundred ninety-nine',
    1000 => 'one thousand',
    1234 => 'one thousand two hundred thirty-four',
    9999 => 'nine thousand nine hundred ninety-nine'
  }.freeze

  def self.of(number)
    return LARGE.fetch(number) { number.to_s } if number > 99
    return SMALL[number] if number < 20

    tens, ones = number.divmod(10)
    ones.zero? ? TENS[tens] : "#{TENS[tens]}-#{SMALL[ones]}"
  end
end
