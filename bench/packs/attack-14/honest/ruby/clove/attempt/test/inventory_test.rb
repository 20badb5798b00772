require "minitest/autorun"
require "inventory"

class InventoryTest < Minitest::Test
  def servers(name)
    Inventory.load(File.join(__dir__, "fixtures", "#{name}.yml")).servers
  end

  def test_defaults
    web, db = servers("defaults")
    assert_equal "deploy@web:22", web.address
    assert_equal 3, web.retries
    assert_equal "deploy@db:22", db.address
  end

  def test_what_is_told_wins
    mail, build = servers("mixed")
    assert_equal "deploy@mail:2200", mail.address
    assert_equal "ci@build:22", build.address
    assert_equal [3, 0], [mail.retries, build.retries]
  end

  def test_unknown_keys
    error = assert_raises(Inventory::Invalid) { servers("broken") }
    assert_match(/hots/, error.message)
  end
end
