import { readProperties } from './properties.js';

export function parse(name, text) {
  if (name.endsWith('.json')) return JSON.parse(text);
  if (name.endsWith('.properties')) return readProperties(text);
  throw new Error(`unsupported format: ${name.slice(name.lastIndexOf('.'))}`);
}
