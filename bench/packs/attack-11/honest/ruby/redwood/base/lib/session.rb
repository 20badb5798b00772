# frozen_string_literal: true

require "securerandom"

class Session
  attr_reader :id, :user

  def initialize(user)
    @id = SecureRandom.hex(8)
    @user = user
  end
end
