export interface Task {
  name: string;
  after: string[];
}

export function task(name: string, ...after: string[]): Task {
  return { name, after };
}
