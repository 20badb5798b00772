import { parse } from 'smol-toml';

/** Empty where it is none: the tool that it is for will say so. */
export function tomlOf(text: string): Record<string, unknown> {
  try {
    return parse(text);
  } catch {
    return {};
  }
}
