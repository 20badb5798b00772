module Rows
  def row(name, mail: 'someone@example.org')
    { name: name, mail: mail }
  end
end
