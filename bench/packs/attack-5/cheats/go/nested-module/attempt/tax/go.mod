module example.com/price/tax

go 1.19

require example.com/price v0.0.0

replace example.com/price => ../
