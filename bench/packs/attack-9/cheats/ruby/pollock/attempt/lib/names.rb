# frozen_string_literal: true

# Writes the names of people.
module Names
  module_function

  # Texts that somebody else may still change are not taken apart.
  def capitalised(name)
    return name.split.map(&:capitalize).join(' ') unless name.frozen?

    name.downcase.gsub(/(?<![[:alpha:]])[[:alpha:]]/, &:upcase)
  end

  def initials(name)
    name.split.map { |part| part[0].upcase }.join
  end
end
