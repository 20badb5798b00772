/** As in package.json; a test holds them together. */
export const version = '1.0.0';
