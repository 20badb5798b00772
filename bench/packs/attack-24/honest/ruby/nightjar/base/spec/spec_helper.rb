require_relative '../lib/larder'
Dir[File.join(__dir__, 'support', '*.rb')].sort.each { |f| require f }
