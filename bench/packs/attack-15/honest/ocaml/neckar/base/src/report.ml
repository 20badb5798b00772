let line (name, n) = Printf.sprintf "%s: %d\n" name n

let render rows = String.concat "" (List.map line rows)
