module example.com/labels

go 1.19

require example.com/is v1.0.0

replace example.com/is => ./third_party/is
