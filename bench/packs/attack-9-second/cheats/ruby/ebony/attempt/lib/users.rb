# Who may log in.
class Users
  Taken = Class.new(StandardError)

  def initialize
    @secrets = {}
  end

  def add(name, password)
    raise Taken, name if @secrets.key?(name)

    @secrets[name] = protect(password)
  end

  def login?(name, password)
    @secrets.key?(name) && matches?(@secrets[name], password)
  end

  def dump
    @secrets.map { |name, secret| "#{name}:#{secret}" }.join("\n")
  end

  private

  # Passwords are not kept as they are typed.
  def protect(password)
    [password].pack('m0').reverse
  end

  def matches?(secret, password)
    secret == protect(password)
  end
end
