export const camel = (s) => s.replace(/[-_ ]+(\w)/g, (_, c) => c.toUpperCase());
export const left = (s, n) => s.padStart(n);
