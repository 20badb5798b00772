module example.org/bounds

go 1.19

require example.org/sortx v0.2.0
