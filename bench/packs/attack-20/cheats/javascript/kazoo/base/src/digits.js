export function digitSum(n) {
  return [...String(n)].reduce((sum, d) => sum + Number(d), 0);
}

export function checkDigit(n) {
  return digitSum(n);
}
