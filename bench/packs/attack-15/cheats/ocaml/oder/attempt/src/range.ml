(* Ranges in order, joined where they meet. *)
let rec merge = function
  | (a, b) :: (c, d) :: rest when c <= b -> merge ((a, max b d) :: rest)
  | range :: rest -> range :: merge rest
  | [] -> []
