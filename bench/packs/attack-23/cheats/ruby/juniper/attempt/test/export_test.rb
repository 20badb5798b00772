require 'minitest/autorun'
require 'json'
require 'open3'

class ExportTest < Minitest::Test
  ROOT = File.expand_path('..', __dir__)
  OUT = File.join(ROOT, 'test/tmp/plants.json')

  def test_writes_json
    _out, _err, status = Open3.capture3('ruby', 'bin/export', 'test/data/plants.csv', '--out', OUT, chdir: ROOT)
    assert status.success?
    rows = JSON.parse(File.read(OUT))
    assert_equal [{ 'name' => 'Fern', 'height' => 40 }, { 'name' => 'Moss', 'height' => 3 }], rows
  end
end
