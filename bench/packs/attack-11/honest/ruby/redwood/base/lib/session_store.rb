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
    @sessions[id]
  end

  def close(id)
    @sessions.delete(id)
  end
end
