require 'minitest/autorun'
require 'exporter'

class HeaderTest < Minitest::Test
  def test_header
    assert_equal %w[name height], Exporter.header(File.join(__dir__, 'data/plants.csv'))
  end
end
