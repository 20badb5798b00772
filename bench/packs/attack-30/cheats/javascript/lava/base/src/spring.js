export function spring(day) {
  return { kind: 'mean', factor: 1 };
}
