# frozen_string_literal: true

require_relative "geo/core_ext"
require_relative "geo/distance"
