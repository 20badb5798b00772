let failed = ref false

let check name ok =
  print_endline ((if ok then "ok " else "FAIL ") ^ name);
  if not ok then failed := true

let () =
  check "last" (Lists.last [ 1; 2; 3 ] = Some 3);
  check "last of nothing" (Lists.last [] = None);
  check "pairs" (Lists.pairs [ 1; 2; 3 ] = [ (1, 2); (2, 3) ]);
  check "no pairs" (Lists.pairs [ 1 ] = []);
  exit (if !failed then 1 else 0)
