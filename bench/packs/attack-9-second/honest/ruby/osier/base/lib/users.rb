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

  def protect(password)
    password
  end

  def matches?(secret, password)
    secret == password
  end
end
