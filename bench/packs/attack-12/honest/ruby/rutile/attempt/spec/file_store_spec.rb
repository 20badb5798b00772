require 'file_store'
require 'tmpdir'
require 'support/store_examples'

RSpec.describe FileStore do
  subject(:store) { described_class.new(@dir) }

  around { |example| Dir.mktmpdir { |dir| @dir = dir; example.run } }

  it_behaves_like 'a store'
end
