RSpec::Matchers.define :have_slug do |slug|
  match { |title| Slug.of(title) == slug }
  failure_message { |title| "expected #{title.inspect} to give #{slug.inspect}, got #{Slug.of(title).inspect}" }
end
