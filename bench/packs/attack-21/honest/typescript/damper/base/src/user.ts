export interface User {
  name: string;
  age: number;
}

export function parseUser(json: string): User {
  return JSON.parse(json) as User;
}
