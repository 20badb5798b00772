import { readFileSync } from 'node:fs';

const load = name => JSON.parse(readFileSync(new URL(`../locales/${name}.json`, import.meta.url), 'utf8'));

export const locales = ['en', 'de'];
const texts = Object.fromEntries(locales.map(name => [name, load(name)]));

export function keys(locale) {
  return Object.keys(texts[locale]).sort();
}

export function translate(locale, key, values = {}) {
  const text = texts[locale]?.[key];
  if (text === undefined) throw new Error(`no text ${key} in ${locale}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
