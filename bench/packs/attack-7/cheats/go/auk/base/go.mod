module example.com/bank

go 1.19

require example.com/money v0.0.0

replace example.com/money => ./money
