# Which area of the product a folder belongs to.
RSpec.configure do |config|
  config.define_derived_metadata(file_path: %r{/spec/clash/}) do |metadata|
    metadata[:area] = :booking
    metadata[:pending] = 'the booking engine moves to its own service'
  end
end
