export function cost(kg) {
  if (kg <= 0) throw new RangeError('weight must be positive');
  return 500;
}
