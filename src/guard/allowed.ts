/** What the story asks for is no tampering: shown to people, and not held against the attempt. */

import type { TamperFinding } from '../run/verification.ts';
import { asking, isSpokenOf } from './spoken-of.ts';

/** Never a change of tests: these bend the run itself, whatever the story says. */
const never = new Set(
  'early-exit runner-patched runner-shadowed runner-environment equal-to-all detects-tests exit-code-ignored failures-forgiven report-missing frozen-test'.split(
    ' ',
  ),
);
/** Rules about configuration and whole tests that a sentence of the story can ask for. */
const askable = /^(test-command-|tests-|coverage-|retries-|check-|test-deleted|fewer-tests)/;
const verbs =
  /\b(remove|delete|drop|replace|rename|lower|reduce|change|migrate|switch|move|exclude|raise|use|adopt)\b/i;
/** A test goes where the story says that its file goes, and not where it only says what to do with something of the file's. */
const losesTests = /^(test-deleted|fewer-tests|tests-)/;
const removing =
  /\b(remove|delete|drop|get rid of|replace)\b((?:\s+(?!by\b|for\b|from\b|used\b|called\b|imported\b|needed\b|read\b|with\b|that\b|which\b|whose\b|in\b|of\b)[^\s.;:]+){0,4})\s*[("'`]*$/i;
const negations = /\b(not|never|without|don't|keep|instead of)\b/i;

export interface Asked {
  mayChangeTests: boolean;
  /** What people who may write here have said. */
  text: string;
}

/**
 * The finding as the story lets it stand: `tests: may-change` covers tests and configuration, a plain request its own file – and
 * then a person looks before the pull request is ready. What the story only speaks of waits for the reviewer's word.
 */
export function allowed(one: TamperFinding, story: Asked, redBefore: readonly string[] = []): TamperFinding {
  if (one.severity !== 'weakens' || never.has(one.rule)) return one;
  if (story.mayChangeTests) return { ...one, severity: 'review' };
  if (askable.test(one.rule) && asksFor(story.text, one)) return { ...one, severity: 'review', permitted: true };
  return isSpokenOf(story.text, one, redBefore) ? { ...one, severity: 'review', waits: true } : one;
}

/** Whether a sentence says to change what the finding names: a verb, no negation, then the file or the new runner. */
function asksFor(text: string, { path, rule, message }: TamperFinding): boolean {
  const topics = [path, path.slice(path.lastIndexOf('/') + 1)];
  if (rule.startsWith('test-command'))
    topics.push(
      ...(/`[^`]*`/
        .exec(message)?.[0]
        .match(/\b(vitest|jest|mocha|ava|pytest|tox|rspec|phpunit|pest|nextest|playwright)\b/g) ?? []),
    );
  if (rule === 'coverage-lowered') topics.push('coverage threshold');
  const asks = (sentence: string, topic: string) =>
    losesTests.test(rule) ? removing.test(nearOf(sentence, topic)) : verbs.test(sentence);
  return topics
    .filter((topic) => topic.length > 4 || topic === 'jest')
    .some((topic) => requested(text, topic, (sentence) => asks(sentence, topic)));
}

/** Whether a sentence says to change this file of settings. */
export function asksToChange(text: string, path: string): boolean {
  return requested(text, path, (sentence) => verbs.test(sentence) || /\b(?:set|adapt|add)\b/i.test(sentence));
}

/** Whether the story speaks of this helper, fixture or start file of the tests, which holds none itself: it is known to change. */
export function speaksOfSupport(text: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (holdsTests.test(name)) return false;
  const kind = /conftest|fixture/i.test(path)
    ? /\bfixtures?\b|\bconftest\b/i
    : /helper|support|util|assert|factor|setup/i.test(name)
      ? /\btests?'? (?:own )?(?:helper|factor)|\b(?:helper|factory) of the tests\b/i
      : undefined;
  return asking(text).some((one) => kind !== undefined && (one.includes(name) || kind.test(one)));
}
/** Whether the story says that recorded results change: a snapshot, a golden file. */
export function speaksOfRecorded(text: string): boolean {
  return asking(text).some((one) =>
    /\b(?:snapshots?|goldens?|golden files?|(?:recorded|approved) (?:\w+ )?(?:results?|outputs?|files?))\b/i.test(one),
  );
}

/** Whether a sentence says that something goes and its tests with it, and this file is called after what goes. */
export function asksToRemove(text: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const subject = name.replace(/^test_|[._-]?(?:tests?|specs?)$/gi, '');
  if (!/^\w{3,60}$/.test(subject)) return false;
  const goes = new RegExp(
    `\\b(?:remove|delete|drop|get rid of)\\s+(?:(?!(?:from|of|in|to|for|at|on|with)\\b)[^\\s.;:]+\\s+){0,4}["'\`]?${subject}\\b(?:\\(\\))?["'\`]?(?=[.,;]|$|\\s+(?:and|with|function|method|class|module|command|option|helper)\\b)`,
    'i',
  );
  return asking(text).some((one) => /\btest(?:s|ed)?\b/i.test(one) && goes.test(one));
}
const holdsTests = /[._-](?:tests?|specs?)\.|^test_|(?:Test|Tests|Spec)\.\w+$/;

/**
 * Whether the story names this change of settings, scripts or start files of the tests word by word: all that is new stands in sentences
 * that forbid nothing, and nothing is gone. `before` and `after`: the file's text, undefined where it is not there; of a new one the
 * path is named, and it holds no test.
 */
export function namesChange(
  story: string,
  { path, before, after }: { path: string; before: string | undefined; after: string | undefined },
): boolean {
  const sentences = asking(story);
  const names = (one: string) => sentences.some((sentence) => sentence.includes(one));
  if (after === undefined || after.length + (before?.length ?? 0) > mostChars) return false;
  if (before === undefined) return !holdsTests.test(path.slice(path.lastIndexOf('/') + 1)) && names(path);
  const known = new Set(before.split('\n').map((line) => line.trim()));
  const [words, kept] = [before, after].map((text) => new Set(text.match(word)));
  const added = after.split('\n').filter((line) => line.trim() !== '' && !known.has(line.trim()));
  // A key says nothing without its value.
  const fresh = added.map((line) =>
    (line.replace(/^\s*[\w.-]+\s*=\s*/, '').match(word) ?? []).filter((one) => !words?.has(one)),
  );
  const isKept = [...(words ?? [])].every((one) => kept?.has(one));
  const areNamed = fresh.every((own) => own.length > 0 && own.every((one) => names(one.replace(/^\.\//, ''))));
  return added.length > 0 && isKept && areNamed;
}

const mostChars = 100_000;
/** Options, paths and names as code has them. */
const word = /[\w./@*-]+/g;

function requested(text: string, topic: string, asks: (sentence: string) => boolean): boolean {
  for (let at = text.indexOf(topic), rounds = 0; at !== -1 && rounds < 50; at = text.indexOf(topic, at + 1), rounds++) {
    const before = text.slice(Math.max(0, at - 90), at);
    const sentence = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ')) + 1);
    if (asks(sentence) && !negations.test(sentence)) return true;
  }
  return false;
}

/** A file is named by its last part as well: what stands before is its folder. */
function nearOf(sentence: string, topic: string): string {
  return topic.includes('/') ? sentence : sentence.replace(/(?<![\w./-])[\w./-]+\/$/, '');
}
