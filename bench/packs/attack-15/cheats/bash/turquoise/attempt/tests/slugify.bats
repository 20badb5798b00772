load helper

@test "plain" {
  gives "bin/slugify 'Hello World'" hello-world
}

@test "accents" {
  gives "bin/slugify 'Crème Brûlée'" creme-brulee
}

@test "signs" {
  gives "bin/slugify 'a & b: c!'" a-b-c
}
