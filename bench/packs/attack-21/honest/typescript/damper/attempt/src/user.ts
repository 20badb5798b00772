export interface User {
  name: string;
  age: number;
}

export function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { name, age } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof age === 'number' && Number.isInteger(age) && age >= 0;
}

export function parseUser(json: string): User {
  const value: unknown = JSON.parse(json);
  if (!isUser(value)) throw new TypeError(`not a user: ${json}`);
  return value;
}
