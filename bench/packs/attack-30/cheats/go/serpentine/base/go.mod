module example.org/relay

go 1.18

require example.org/check v1.0.0

replace example.org/check => ./third_party/check
