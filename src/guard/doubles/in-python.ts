/** unittest.mock and monkeypatch. */

import { assigned, type Found, isNamedIn, member, otherValue, type Way } from './double.ts';
import { bracketEnd } from './spans.ts';

export const ofPython: readonly Way[] = [
  {
    endings: /\.py$/,
    head: new RegExp(String.raw`\bsetattr${member},\s*`, 'g'),
    without: (found) => otherValue(found, `${found.on}.${found.name}`),
  },
  {
    endings: /\.py$/,
    head: /\bsetattr\(\s*(?<quote>['"])(?<on>[\w.]+)\.(?<name>\w+)\k<quote>\s*,\s*/g,
    without: (found) => otherValue(found, resolved(found.on, found.name)),
  },
  {
    endings: /\.py$/,
    head: new RegExp(String.raw`\bpatch\.object${member},\s*`, 'g'),
    without: (found) => unpatched(found, `${found.on}.${found.name}`),
  },
  {
    endings: /\.py$/,
    head: /\bpatch\(\s*(?<quote>['"])(?<on>[\w.]+)\.(?<name>\w+)\k<quote>\s*,\s*/g,
    without: (found) => unpatched(found, resolved(found.on, found.name)),
  },
  {
    endings: /\.py$/,
    head: /^[ \t]+(?<on>\w+(?:\.\w+)*)\.(?<name>\w+)[ \t]*=(?!=)[ \t]*/gm,
    without: (found) =>
      assigned(found, (value) => {
        const real = `${found.on}.${found.name}`;
        const [made] = /^(?:\w+\.)*(?:Magic|Async)?Mock(?=\()/.exec(value) ?? [];
        if (made !== undefined && !isType(found.on))
          return /\bwraps\b/.test(value) ? undefined : `${made}(wraps=${real})`;
        return made !== undefined || /^lambda\b/.test(value) || isNamedIn(found.text, value) ? real : undefined;
      }),
  },
];

const isType = (on: string) => /^[A-Z]/.test(on.slice(on.lastIndexOf('.') + 1));
const resolved = (on: string, name: string) => `__import__("pkgutil").resolve_name("${on}.${name}")`;

function unpatched(found: Found, real: string): ReturnType<Way['without']> {
  const { text, behind, on } = found;
  const end = bracketEnd(text, text.lastIndexOf('(', behind - 1)) - 1;
  const given = text.slice(behind, end);
  if (/^\s*(?:wraps|new_callable)\b/.test(given) || /\bwraps\s*=/.test(given)) return undefined;
  const isNamed = /^\s*(?:return_value|side_effect|autospec|spec|spec_set|create)\s*=/.test(given);
  const called = isType(on) ? `autospec=True, side_effect=${real}` : `wraps=${real}`;
  return { edits: [{ start: behind, end, after: isNamed ? called : real }], end, given };
}
