require 'support'
require 'role'

class RoleTest < Minitest::Test
  include PermissionAssertions

  def setup
    @editor = Role.new('editor').grant(:read, :write)
    @chief = Role.new('chief', @editor).grant(:publish)
  end

  def test_grant
    assert_permissions %i[read write], @editor
  end

  def test_inherits
    assert_permissions %i[read write publish], @chief
  end
end
