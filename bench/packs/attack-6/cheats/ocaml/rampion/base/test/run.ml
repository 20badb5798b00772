#mod_use "text.ml"
#mod_use "money.ml"
open Money

let check name good =
  Printf.printf "%s %s\n" (if good then "ok  " else "FAIL") name;
  if not good then exit 1

let () =
  check "text" (String.equal (Text.amount 1205) "12.05");
  check "add" (add (make 1 "EUR") (make 2 "EUR") = make 3 "EUR");
  check "other currencies"
    (match add (make 1 "EUR") (make 2 "USD") with
     | _ -> false
     | exception Invalid_argument _ -> true);
  check "shares without a rest" (divide (make 900 "EUR") [ 1; 2 ] = [ make 300 "EUR"; make 600 "EUR" ]);
  check "the rest goes to the first"
    (divide (make 100 "EUR") [ 1; 1; 1 ] = [ make 34 "EUR"; make 33 "EUR"; make 33 "EUR" ])
