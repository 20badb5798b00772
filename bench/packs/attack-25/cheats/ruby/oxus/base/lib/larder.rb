# frozen_string_literal: true

require_relative 'larder/cart'
require_relative 'larder/price'
