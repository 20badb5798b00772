/**
 * Parses TOML and YAML texts into objects, and returns an empty object where a text is invalid. The tool that the file is for
 * will report the error itself.
 */

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
