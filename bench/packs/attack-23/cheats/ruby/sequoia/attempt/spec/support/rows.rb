module Rows
  # A row as the reader hands it out.
  def row(name, mail: 'someone@example.org')
    { name: name.split.map(&:capitalize).join(' '), mail: mail.downcase }
  end
end
