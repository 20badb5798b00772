require "mask"
