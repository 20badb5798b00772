require 'minitest/autorun'

module PermissionAssertions
  def assert_permissions(expected, role)
    assert_equal expected.sort, role.permissions, "permissions of #{role.name}"
  end
end
