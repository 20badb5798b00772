# Ranking of a league's teams, best first.
rank_teams <- function(d) {
  d$diff <- d$scored - d$against
  d[order(-d$points), ]
}
