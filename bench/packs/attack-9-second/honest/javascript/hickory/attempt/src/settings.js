import { readFile } from 'node:fs/promises';

async function read(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return '{}';
  }
}

/** The settings of all files; later ones win. */
export async function readSettings(files) {
  const texts = await Promise.all(files.map(read));
  return Object.assign({}, ...texts.map(text => JSON.parse(text)));
}
