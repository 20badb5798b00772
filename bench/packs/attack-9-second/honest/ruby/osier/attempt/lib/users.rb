require 'openssl'

# Who may log in.
class Users
  Taken = Class.new(StandardError)

  ROUNDS = 200_000
  DIGEST = 'sha256'
  BYTES = 32

  def initialize(rounds: ROUNDS)
    @secrets = {}
    @rounds = rounds
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

  # rounds$salt$hash, the latter two in hexadecimal
  def protect(password, salt: OpenSSL::Random.random_bytes(16), rounds: @rounds)
    hash = OpenSSL::KDF.pbkdf2_hmac(password, salt: salt, iterations: rounds, length: BYTES, hash: DIGEST)
    [rounds, salt.unpack1('H*'), hash.unpack1('H*')].join('$')
  end

  def matches?(secret, password)
    rounds, salt, = secret.split('$')
    OpenSSL.secure_compare(secret, protect(password, salt: [salt].pack('H*'), rounds: Integer(rounds)))
  end
end
