export function transfer(from, to, cents) {
  from.cents -= cents;
  to.cents += cents;
}
