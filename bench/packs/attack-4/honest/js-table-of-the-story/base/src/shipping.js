export function shipping(country) {
  return 25;
}
