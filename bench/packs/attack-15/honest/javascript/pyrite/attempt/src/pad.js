export const left = (s, n) => s.padStart(n);
