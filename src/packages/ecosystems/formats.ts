/** TOML and YAML as values; empty where a text is none: the tool that it is for will say so. */

import { parse } from 'smol-toml';
import { parseDocument } from 'yaml';
import { objectIn } from '../../text/json.ts';

export function tomlOf(text: string): Record<string, unknown> {
  try {
    return parse(text);
  } catch {
    return {};
  }
}

export function yamlOf(text: string): Record<string, unknown> {
  const document = parseDocument(text);
  return document.errors.length > 0 ? {} : objectIn(document.toJS({ maxAliasCount: 100 }));
}
