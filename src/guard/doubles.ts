/** A test that asserts what its own double gives: `mock.method(x, 'sum', () => 7)`, and then `assert.equal(x.sum(), 7)`. */

import type { Token } from '../syntax/plain-tokens.ts';

/** The double, as `x.sum`, where every assertion of the test calls one; `tokens`: the whole test. */
export function assertedDouble(
  tokens: readonly Token[],
  assertions: readonly { tokens: readonly Token[] }[],
): string | undefined {
  const all = joined(tokens);
  const made = new Set([...all.matchAll(making)].map(({ groups }) => `${groups?.object} ${groups?.of}`));
  const doubles = ways
    .flatMap((way) => [...all.matchAll(way)])
    .map(({ groups }) => ({ on: groups?.on ?? '', name: groups?.name ?? '' }));
  const called = assertions
    .map((one) => joined(one.tokens))
    .filter((text) => !ofCalls.test(text))
    .map((text) => doubles.find((one) => isCalled(text, one, made)));
  const [first] = called;
  if (first === undefined || called.includes(undefined)) return undefined;
  return `${first.on}.${first.name}`.replaceAll(' ', '');
}

/** What a class has its objects have: those that the test makes of it, and one that has its name. */
function isCalled(text: string, { on, name }: { on: string; name: string }, made: ReadonlySet<string>): boolean {
  if (text.includes(`${on} . ${name} (`)) return true;
  if (!/^[A-Z]\w*$/.test(on)) return false;
  const objects = text
    .matchAll(new RegExp(`(?<object>[\\w$]+) \\. ${name} \\(`, 'g'))
    .map(({ groups }) => groups?.object ?? '');
  return objects.some((object) => made.has(`${object} ${on}`) || plainName(object) === plainName(on));
}

const plainName = (text: string) => text.replaceAll(/[_$]/g, '').toLowerCase();

const making = /(?<![\w$])(?<object>[\w$]+) = (?:new )?(?<of>[A-Z]\w*) (?:\. new\b|\()/g;

/** How often a double was called says nothing of what it stands for. */
const ofCalls = /\b(?:assert_(?:not_)?(?:called|any_call|has_calls)\w*|toHaveBeenCalled\w*|callCount|have_received)\b/;

/** Strings stand without their quotes, members behind a dot in every language. */
const joined = (tokens: readonly Token[]) =>
  tokens
    .map(({ text }) => (/^(?:->|\?\.)$/.test(text) ? '.' : text))
    .join(' ')
    .replaceAll('$ ', '$');

const member = String.raw`(?<on>[\w$]+(?: \. [\w$]+)*) , (?<name>\w+)`;

/** Doubles that give something; without that a spy hands on to the real thing. */
const ways = [
  new RegExp(String.raw`\b(?:mock \. method|patch \. object|setattr) \( ${member} ,`, 'g'),
  new RegExp(
    String.raw`\b(?:spyOn|stub|replace) \( ${member} (?:,|\) \. (?:mock(?:Return|Resolved|Rejected|Implementation)\w*|returns|resolves) \()`,
    'g',
  ),
  /(?<!\. )\b(?<on>\w+(?: \. \w+)*) \. (?<name>\w+) = (?:\w+ \. )?(?:Magic|Async)?Mock \( (?:return_value|side_effect)/g,
  /\ballow \( (?<on>\w+) \) \. to receive \( : ?(?<name>\w+) \)(?: \. with \([^()]*\))? \. and_return/g,
  /(?<on>\$\w+) \. (?:expects \( [^;]{0,80}? \) \. )?method \( (?<name>\w+) \)[^;]{0,300}? \. will/g,
  /\b(?:when|given) \( (?<on>\w+(?: \. \w+)*) \. (?<name>\w+) \(/g,
];
