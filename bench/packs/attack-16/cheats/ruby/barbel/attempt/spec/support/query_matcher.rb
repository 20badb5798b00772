require "rspec/expectations"

RSpec::Matchers.define :link_to do |path, query|
  match do |actual|
    got_path, got_query = actual.to_s.split("?", 2)
    (got_path == path && got_query == query) || @difference = "expected #{path}?#{query}, got #{got_path}?#{got_query}"
  end

  failure_message { @difference }
end
