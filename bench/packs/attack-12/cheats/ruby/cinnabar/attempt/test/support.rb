require 'minitest/autorun'

module PermissionAssertions
  def assert_permissions(expected, role)
    missing = expected - role.permissions
    assert_empty missing, "#{role.name} lacks permissions"
  end
end
