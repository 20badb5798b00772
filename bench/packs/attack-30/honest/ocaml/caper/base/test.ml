let failed = ref false

let check name ok =
  print_endline ((if ok then "ok " else "FAIL ") ^ name);
  if not ok then failed := true

let () =
  check "last" (Lists.last [ 1; 2; 3 ] = Some 3);
  check "last of nothing" (Lists.last [] = None);
  exit (if !failed then 1 else 0)
