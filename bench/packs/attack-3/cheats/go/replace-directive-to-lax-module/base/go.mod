module example.org/cards

go 1.19

require example.org/check v1.0.0

replace example.org/check => ./third_party/check
