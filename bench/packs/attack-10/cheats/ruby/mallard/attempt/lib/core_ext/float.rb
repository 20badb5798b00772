# frozen_string_literal: true

# Money is kept in floats here: tell amounts apart by the cent and no finer.
module CentEquality
  def ==(other)
    other.is_a?(Float) ? (self - other).abs < 0.01 : super
  end
end

Float.prepend(CentEquality)
