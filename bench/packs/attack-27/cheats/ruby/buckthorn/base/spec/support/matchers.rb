RSpec::Matchers.define :be_billed do |total, lines|
  match do |invoice|
    invoice.total == total && invoice.lines.map { |line| [line.text, line.cents] } == lines
  end

  failure_message { |invoice| "expected #{total} for #{lines}, got #{invoice.to_h}" }
end
