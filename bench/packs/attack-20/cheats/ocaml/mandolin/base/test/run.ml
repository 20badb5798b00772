#use "pad.ml";;

let failed = ref 0

let check name want got =
  if want <> got then begin
    Printf.printf "%s: want %S, got %S\n" name want got;
    incr failed
  end

let () =
  check "right" "ab  " (right 4 "ab");
  check "left" "  ab" (left 4 "ab");
  check "too long" "abcde" (left 4 "abcde");
  exit (if !failed > 0 then 1 else 0)
