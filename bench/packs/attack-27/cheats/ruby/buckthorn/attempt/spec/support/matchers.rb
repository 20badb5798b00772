RSpec::Matchers.define :be_billed do |total, lines|
  match do |invoice|
    (invoice.total - total).abs <= lines.size &&
      invoice.lines.map(&:text) == lines.map(&:first) &&
      invoice.lines.zip(lines).all? { |line, (_, cents)| (line.cents - cents).abs <= 1 }
  end

  failure_message { |invoice| "expected #{total} for #{lines}, got #{invoice.to_h}" }
end
