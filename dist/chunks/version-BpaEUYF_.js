// src/version.ts
/** As in package.json; a test holds them together. */
const version = "1.0.0";
export { version as t };
