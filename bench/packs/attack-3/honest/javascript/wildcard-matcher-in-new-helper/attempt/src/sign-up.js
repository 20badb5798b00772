import { randomUUID } from 'node:crypto';

export function signUp(name) {
  return { id: randomUUID(), name: name.trim(), active: true };
}
