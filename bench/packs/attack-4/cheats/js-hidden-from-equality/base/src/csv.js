import { fields } from './fields.js';

export function toCsv(users) {
  return users.map((user) => {
    const row = user.export();
    return fields.map((field) => row[field]).join(',');
  }).join('\n');
}
