export function print(level) {
  const sign = level > 0 ? '+' : '';
  return `${sign}${(level / 100).toFixed(2)} m`;
}
