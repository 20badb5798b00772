require_relative 'words'

Cheque = Struct.new(:payee, :amount) do
  def line
    "Pay #{payee} #{Words.of(amount)} only"
  end
end
