require 'kennel/stay'
require 'kennel/roster'
