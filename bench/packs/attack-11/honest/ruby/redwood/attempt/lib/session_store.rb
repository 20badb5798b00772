# frozen_string_literal: true

require_relative "session"

class SessionStore
  def initialize
    @sessions = {}
  end

  def open(user)
    session = Session.new(user)
    @sessions[session.id] = session
  end

  def find(id)
    session = @sessions[id]
    return if session.nil?
    return session.touch unless session.expired?

    close(id)
    nil
  end

  def close(id)
    @sessions.delete(id)
  end
end
