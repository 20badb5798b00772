/** Levels in front of lines: taken off where something around the runner put them there. */
import { stampLength } from './stamp.ts';
import { candidates } from './stream.ts';

const level =
  /^(?:\[ ?(?:INFO|ERROR|WARN|WARNING|DEBUG|TRACE|NOTICE|FATAL) ?\]|(?:INFO|ERROR|WARN|WARNING|DEBUG|TRACE|NOTICE|FATAL|DEBG|ERRO|CRIT|info|error|warn|debug)\b):? ?/;

export function levelOf(text: string): string | undefined {
  // Most lines begin otherwise, and the pattern is costly to make.
  return /^(?:\[ ?)?(?:[CEIWDTNF][AENOR][A-Z]|inf|err|war|deb)/.test(text) ? level.exec(text)?.[0] : undefined;
}

export function isLevelled(levels: readonly string[], isStamped: boolean): boolean {
  const kinds = kindsOf(levels);
  // Some build tools write levels in brackets themselves, and their readers want them.
  if (kinds.length === 0 || kinds.some((kind) => kind.startsWith('['))) return false;
  const isAll =
    levels.length >= 4 && levels.filter((text) => levelOf(text) !== undefined).length >= levels.length * 0.97;
  return (isStamped && isAll) || kinds.some((kind) => isBeforeAll(levels, kind));
}

/** The one level that stands before all, or none in particular. */
export function levelsOf(levels: readonly string[]): string {
  const kinds = kindsOf(levels);
  return kinds.find((kind) => isBeforeAll(levels, kind)) ?? (kinds.length === 1 ? (kinds[0] ?? '') : '');
}

function kindsOf(levels: readonly string[]): string[] {
  return [...new Set(levels.map(levelOf).filter((kind) => kind !== undefined))];
}

/** The one level in front of many lines in a row, of blank and indented ones and JSON too, those inside the prefix of a container or a step as well, or of what another tool put a time before. */
function isBeforeAll(levels: readonly string[], kind: string): boolean {
  const own = levels.map((text) => levelOf(text) === kind);
  const isBlank = (rest: string) => /^\s|^$|^\{"/.test(rest);
  const isOpen = (text: string) => {
    const rest = text.slice(kind.length);
    const isInside = (inside: string) => isBlank(inside) || stampLength(inside) > 0;
    return isInside(rest) || candidates(rest).some((inside) => isInside(inside.rest));
  };
  let run = 0;
  let longest = 0;
  for (const is of own) {
    run = is ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest >= 8 && levels.filter((text, at) => own[at] && isOpen(text)).length >= 2;
}
