# frozen_string_literal: true

require 'minitest/autorun'
require 'schedule'

module Golden
  # Compares with test/golden/NAME; a golden file that is not there yet is written.
  def assert_golden(name, text)
    path = File.join(__dir__, 'golden', name)
    unless File.exist?(path)
      Dir.mkdir(File.dirname(path)) unless Dir.exist?(File.dirname(path))
      File.write(path, text)
    end
    assert_equal File.read(path), text
  end
end
