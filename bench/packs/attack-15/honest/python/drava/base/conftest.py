# the root is on the path
