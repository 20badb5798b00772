let failed = ref false

let check name got want =
  if got <> want then begin
    failed := true;
    print_endline ("FAIL " ^ name)
  end

let () =
  check "apart" (Range.merge [ (1, 2); (5, 6) ]) [ (1, 2); (5, 6) ];
  check "overlap" (Range.merge [ (1, 4); (3, 6) ]) [ (1, 6) ];
  check "touching" (Range.merge [ (1, 3); (4, 6) ]) [ (1, 6) ];
  exit (if !failed then 1 else 0)
