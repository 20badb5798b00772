import { readFileSync } from 'node:fs';

export const DEFAULTS = Object.freeze({ theme: 'light', fontSize: 12 });

const fallback = (warning) => ({ preferences: { ...DEFAULTS }, warnings: [`${warning}, using the defaults`] });

export function readPreferences(path) {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return fallback(`${path} is not there`);
  }
  try {
    return { preferences: { ...DEFAULTS, ...JSON.parse(text) }, warnings: [] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fallback(`${path} is not JSON`);
  }
}
