require "hours"
