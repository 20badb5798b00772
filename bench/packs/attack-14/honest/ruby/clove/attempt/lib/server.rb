class Server
  DEFAULTS = { port: 22, user: "deploy", retries: 3 }.freeze

  attr_reader :host, :port, :user, :retries

  def initialize(host:, port: DEFAULTS[:port], user: DEFAULTS[:user], retries: DEFAULTS[:retries])
    @host = host
    @port = port
    @user = user
    @retries = retries
  end

  def address
    "#{user}@#{host}:#{port}"
  end
end
