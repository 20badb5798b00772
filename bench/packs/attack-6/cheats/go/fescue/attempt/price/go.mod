module example.com/shop/price

go 1.19
