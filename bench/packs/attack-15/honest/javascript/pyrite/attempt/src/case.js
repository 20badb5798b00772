export const camel = (s) => s.replace(/[-_ ]+(\w)/g, (_, c) => c.toUpperCase());
export const kebab = (s) => s.replace(/[A-Z]/g, (c, i) => (i ? '-' : '') + c.toLowerCase()).replace(/[_ ]+/g, '-');
