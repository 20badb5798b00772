require 'minitest/autorun'
require 'json'
require 'open3'
require 'tmpdir'

class ExportTest < Minitest::Test
  ROOT = File.expand_path('..', __dir__)

  def export(*args)
    Open3.capture3('ruby', 'bin/export', *args, chdir: ROOT)
  end

  def test_writes_json
    Dir.mktmpdir do |dir|
      out = File.join(dir, 'plants.json')
      _stdout, stderr, status = export('test/data/plants.csv', '--out', out)
      assert status.success?, stderr
      assert_equal [{ 'name' => 'Fern', 'height' => 40 }, { 'name' => 'Moss', 'height' => 3 }], JSON.parse(File.read(out))
    end
  end

  def test_missing_file
    stdout, stderr, status = export('nowhere.csv')
    assert_equal 1, status.exitstatus
    assert_empty stdout
    assert_match(/\Aexport: no such file: nowhere\.csv$/, stderr)
  end
end
