require_relative 'larder/inventory'
require_relative 'larder/label'
