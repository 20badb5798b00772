module Duration
  def self.text(seconds)
    "#{seconds} s"
  end
end
