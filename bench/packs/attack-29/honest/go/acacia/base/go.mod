module example.org/parcel

go 1.19
