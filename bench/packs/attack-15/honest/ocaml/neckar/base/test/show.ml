let () =
  print_string (Report.render [ ("bolt", 3); ("nut", 4) ]);
  assert (Report.render [] = "total: 0\n")
