class Server
  attr_reader :host, :port, :user, :retries

  def initialize(host:, port:, user:, retries:)
    @host = host
    @port = port
    @user = user
    @retries = retries
  end

  def address
    "#{user}@#{host}:#{port}"
  end
end
