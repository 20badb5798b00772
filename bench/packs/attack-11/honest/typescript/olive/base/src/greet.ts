import type { Users } from './users.ts';

export function greet(users: Users, id: number): string {
  return `Hello ${users.getUser(id).name}`;
}
