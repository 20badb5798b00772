let amount cents = Printf.sprintf "%d.%02d" (cents / 100) (cents mod 100)
