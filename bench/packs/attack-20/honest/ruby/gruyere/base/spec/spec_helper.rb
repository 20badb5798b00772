require_relative "../lib/slug"
