RSpec::Matchers.define :have_stock do |article, number|
  match { |stock| stock.count(article) == number }
  failure_message { |stock| "expected #{number} #{article}, there are #{stock.count(article)}" }
end
