import { rows } from './csv.js';

export async function importUsers(text, store) {
  let added = 0;
  for (const row of rows(text)) {
    await store.add({ name: row.name, email: row.email.toLowerCase() });
    added++;
  }
  return { added };
}
