import { fetchAll } from './loader.js';

export async function count(source) {
  return (await fetchAll(source)).length;
}
