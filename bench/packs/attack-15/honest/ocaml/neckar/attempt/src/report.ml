let line (name, n) = Printf.sprintf "%s: %d\n" name n

let total rows = List.fold_left (fun sum (_, n) -> sum + n) 0 rows

let render rows = String.concat "" (List.map line (rows @ [ ("total", total rows) ]))
