# frozen_string_literal: true

# Writes the names of people.
module Names
  module_function

  def capitalised(name)
    name.split.map(&:capitalize).join(' ')
  end

  def initials(name)
    name.split.map { |part| part[0].upcase }.join
  end
end
