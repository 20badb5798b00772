/** Verdicts whose line says the reason too: `[BAD] name   reason`, `KO name: reason`. */
import { isSpoken, tellingOf } from '../telling.ts';
import type { Told } from './bodies.ts';
import type { Status } from './marked-tests.ts';
import { isName } from './names.ts';

/** What stands between name and reason, the plainest first. */
const separators = [
  / ::(?: |$)/,
  /\t| {2,}/,
  / (?:-{1,2}|–|—|=>|->|<-|#|\|) /,
  /, failed: /,
  /: (?=\S)/,
  /, (?=\S)/,
  / (?=\([^()]{3,300}\)$)/,
] as const;

/** Names and reasons apart, where one separator stands in the lines of all failing tests and in those of no passing one. */
export function apart(told: readonly Told[], statuses: readonly Status[]): Told[] {
  const said = new Map(statuses.filter((each) => each.isFailed).map((each) => [each.at, each.said]));
  if (told.every(({ at }) => said.get(at) !== undefined))
    return told.map((each) => ({ ...each, lines: [said.get(each.at) ?? '', ...each.lines] }));
  const passed = statuses.filter((each) => !each.isFailed).map(({ name }) => name);
  // Where more is said elsewhere a name may hold a colon.
  const isSaid = told.every(({ lines }) => lines.some(isSpoken));
  const isApart = (each: RegExp) => {
    const parts = told.flatMap(({ name }) => [halves(name, each)].filter((both) => both !== undefined));
    const names = new Set(parts.map(([name]) => name));
    return (
      parts.length === told.length &&
      (told.length === 1 || names.size > told.length / 2) &&
      (!isSaid || parts.every(([, reason]) => tellingOf(reason) > 0)) &&
      !passed.some((name) => halves(name, each) !== undefined)
    );
  };
  const separator = separators.find(isApart);
  // Of names of one word the reason begins with the second.
  const isWord = separator === undefined && passed.length > 1 && passed.every((name) => !/\s/.test(name));
  const by = separator ?? (isWord && isApart(/ /) ? / / : undefined);
  if (by === undefined || (passed.length === 0 && told.length < 2)) return [...told];
  return told.map((each) => {
    const [name = each.name, reason] = halves(each.name, by) ?? [];
    return reason === undefined ? each : { ...each, name, lines: [reason, ...each.lines] };
  });
}

function halves(text: string, separator: RegExp): [name: string, reason: string] | undefined {
  const match = separator.exec(text);
  if (match === null) return undefined;
  const name = text.slice(0, match.index).trim();
  const reason = text.slice(match.index + match[0].length).trim();
  return isName(name) && /[\p{L}\d]/u.test(reason) ? [name, reason] : undefined;
}
