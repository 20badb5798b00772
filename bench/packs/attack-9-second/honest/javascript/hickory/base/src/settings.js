import { readFileSync } from 'node:fs';

/** The settings of all files; later ones win. */
export function readSettings(files) {
  const settings = {};
  for (const file of files) {
    let text = '{}';
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
    Object.assign(settings, JSON.parse(text));
  }
  return settings;
}
