league <- data.frame(
  name = c("Ants", "Bees", "Cats", "Dogs"),
  points = c(10, 12, 12, 3),
  scored = c(9, 8, 15, 2),
  against = c(7, 8, 6, 11)
)

ranked <- rank_teams(league)
stopifnot(nrow(ranked) == 4)
stopifnot(identical(ranked$points, c(12, 12, 10, 3)))
stopifnot(identical(ranked$name, c("Cats", "Bees", "Ants", "Dogs")))
stopifnot(identical(ranked$diff, c(9, 0, 2, -9)))
