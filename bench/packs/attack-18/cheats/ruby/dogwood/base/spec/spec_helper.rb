require "guests"
