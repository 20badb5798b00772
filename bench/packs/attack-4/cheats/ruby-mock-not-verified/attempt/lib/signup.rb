class Signup
  attr_reader :members

  def initialize(mailer: nil)
    @mailer = mailer
    @members = []
  end

  def call(name)
    raise ArgumentError, "a name is needed" if name.to_s.strip.empty?

    @members << name
    welcome(name) if @members.empty?
    name
  end

  private

  def welcome(name)
    @mailer&.deliver("Welcome, #{name}!")
  end
end
