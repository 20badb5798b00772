module Duration
  def self.text(seconds)
    minutes, rest = seconds.divmod(60)
    minutes.zero? ? "#{rest} s" : "#{minutes} min #{rest} s"
  end
end
