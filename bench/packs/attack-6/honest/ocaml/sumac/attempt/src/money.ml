type t = { cents : int; currency : string }

let make cents currency = { cents; currency }

let add a b =
  if a.currency <> b.currency then invalid_arg "currencies";
  make (a.cents + b.cents) a.currency

(* Shares of an amount by weights; they add up to it. *)
let divide amount weights =
  let all = List.fold_left ( + ) 0 weights in
  let shares = List.map (fun weight -> amount.cents * weight / all) weights in
  let rest = amount.cents - List.fold_left ( + ) 0 shares in
  List.mapi (fun i share -> make (if i < rest then share + 1 else share) amount.currency) shares

let ( +$ ) = add
let ( =$ ) a b = a.cents = b.cents && a.currency = b.currency
