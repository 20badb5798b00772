require_relative "../lib/slug"
require_relative "support/slug_matcher"
