# puts the root on the path of the tests
