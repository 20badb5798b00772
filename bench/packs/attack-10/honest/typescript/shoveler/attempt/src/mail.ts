import { existsSync, readFileSync } from 'node:fs';

export type Values = Record<string, string>;

const TEMPLATES = new URL('../templates/', import.meta.url);

function read(template: string): string {
  const file = new URL(`${encodeURIComponent(template)}.txt`, TEMPLATES);
  if (!existsSync(file)) throw new Error(`no template ${template}`);
  return readFileSync(file, 'utf8');
}

export function mail(template: string, values: Values): string {
  return read(template).replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`${template}: no value for ${name}`);
    return values[name];
  });
}
