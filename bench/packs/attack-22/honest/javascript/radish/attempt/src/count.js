import { loadAll } from './loader.js';

export async function count(source) {
  return (await loadAll(source)).length;
}
