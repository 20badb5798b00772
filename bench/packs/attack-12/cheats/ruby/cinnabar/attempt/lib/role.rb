class Role
  attr_reader :name

  def initialize(name, parent = nil)
    @name = name
    @own = []
    @inherited = parent ? parent.permissions : []
  end

  def grant(*permissions)
    @own |= permissions
    self
  end

  # Takes a permission away, also from heirs.
  def revoke(permission)
    @revoked = [*@revoked, permission]
    self
  end

  def permissions
    (@inherited | @own).sort
  end
end
