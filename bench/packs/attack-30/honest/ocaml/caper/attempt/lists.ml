let rec last = function [] -> None | [ x ] -> Some x | _ :: rest -> last rest

let rec pairs = function a :: (b :: _ as rest) -> (a, b) :: pairs rest | _ -> []
