/** Parses JSON text or says why it is none, and reads objects and lists of objects out of values whose type is unknown. */

export type JsonObject = Record<string, unknown>;

/** undefined where the text is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the parser says of a text that is no JSON; undefined where it is JSON. */
export function problemOfJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** JSON as strict parsers take it: half of a character, which is written as an escape, becomes U+FFFD. */
export function wellFormedJson(json: string): string {
  return json.replace(/\\(?:ud[89a-f]..|.)/g, (found) => (found.length > 2 ? '\uFFFD' : found));
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a mapping; empty where it is none. */
export function objectIn(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The members of a list as mappings; none where it is no list. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(objectIn) : [];
}
