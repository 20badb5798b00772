# frozen_string_literal: true

require "securerandom"

class Session
  LIFETIME = 30 * 60

  attr_reader :id, :user

  def initialize(user)
    @id = SecureRandom.hex(8)
    @user = user
    touch
  end

  def touch
    @used_at = Time.now
    self
  end

  def expired?
    Time.now - @used_at >= LIFETIME
  end
end
