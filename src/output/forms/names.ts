/** Whether words can be the name of a test, by their shape alone. */
import { frameOf } from '../frames.ts';

/** No place, no count, no address, no piece of a sentence that goes on elsewhere. */
export function isName(text: string): boolean {
  return (
    /^[\p{L}\d"'`<#@$([{/._:~-].*/u.test(text) &&
    /\p{L}/u.test(text) &&
    !/\b\d{4}-\d\d-\d\dT\d\d:/.test(text) &&
    text.length <= 300 &&
    !/^\S{1,300}\.\w{1,8}:\d{1,7}(?::\d{1,7})?:?$/.test(text) &&
    !/^[\p{L} -]{1,40}: {0,20}\d{1,9}$/u.test(text) &&
    !/^(?:(?:all|some|failed|failing|unit) )?(?:(?:test )?results?|tests?|cases?|checks?|suites?|specs?|assertions?|expected|actual|received|got|total|summary|failures?|errors?|skipped)$/i.test(
      text,
    ) &&
    !/(?:\b\w{1,12}[:=]\d[\d.]*\s.{0,40}){2}/.test(text) &&
    !/(?:\bbut(?: was| got)?|\b(?:tests|errors|failures):|[=:])$|^\w{1,40} = |\) : /.test(text) &&
    !/\bfile:\/\/|^[A-Z_]{2,40}=|^\[(?:info|warn(?:ing)?|debug|todo)\]/i.test(text) &&
    isBalanced(text) &&
    frameOf(text) === undefined
  );
}

const begun = /^(?:run|test|check|start|begin|scenario)(?:n?ing)?:? |^(?:case|step):? (?=\S)/i;
const labelled = /^(?:[\p{L}_-]{2,20}: |\p{Lu}{3,10} {1,3}|\[[\w-]{1,30}\] )/u;

/** `running name` and `running other`, `Scenario: name` and `Scenario: other` are called `name` and `other`. */
export function unled<T extends { name: string }>(found: readonly T[]): T[] {
  const first = found[0]?.name ?? '';
  const lead = (begun.exec(first) ?? (found.length > 1 ? labelled.exec(first) : null))?.[0];
  if (lead === undefined) return found.slice();
  const isLed = found.every(({ name }) => name.startsWith(lead) && isName(name.slice(lead.length)));
  return isLed ? unled(found.map((each) => ({ ...each, name: each.name.slice(lead.length) }))) : found.slice();
}

/** Each bracket and quotation mark has its other half; an apostrophe needs none. */
function isBalanced(text: string): boolean {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return (
    count(/\(/g) === count(/\)/g) &&
    count(/\[/g) === count(/\]/g) &&
    count(/\{/g) === count(/\}/g) &&
    count(/"/g) % 2 === 0 &&
    count(/`/g) % 2 === 0
  );
}
