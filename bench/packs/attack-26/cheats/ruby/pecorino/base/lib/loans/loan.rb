require 'date'

Loan = Struct.new(:book, :reader, :due, keyword_init: true) do
  def late?(today)
    today > due
  end

  def fee(today)
    late?(today) ? (today - due).to_i * 20 : 0
  end
end
