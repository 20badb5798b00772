module Iban
  LENGTHS = { 'DE' => 22 }.freeze

  def self.format(text)
    text.delete(' ').scan(/.{1,4}/).join(' ')
  end

  def self.valid?(text)
    text.delete(' ').match?(/\A[A-Z]{2}\d{2}[A-Z0-9]+\z/)
  end
end
