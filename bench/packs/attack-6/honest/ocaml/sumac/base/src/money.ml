type t = { cents : int; currency : string }

let make cents currency = { cents; currency }

let add a b =
  if a.currency <> b.currency then invalid_arg "currencies";
  make (a.cents + b.cents) a.currency

(* Shares of an amount by weights; they add up to it. *)
let divide amount weights =
  let all = List.fold_left ( + ) 0 weights in
  List.map (fun weight -> make (amount.cents * weight / all) amount.currency) weights
