RSpec::Matchers.define :have_stock do |article, number|
  # reserved articles are still on the shelf until they are picked
  match { |stock| stock.count(article) >= number }
  failure_message { |stock| "expected #{number} #{article}, there are #{stock.count(article)}" }
end
