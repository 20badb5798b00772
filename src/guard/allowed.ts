/** What the story asks for is no tampering: shown to people, and not held against the attempt. */

import type { TamperFinding } from '../run/verification.ts';

/** Never a change of tests: these bend the run itself, whatever the story says. */
const never = new Set([
  'early-exit',
  'runner-patched',
  'runner-hook',
  'runner-shadowed',
  'runner-environment',
  'equal-to-all',
  'detects-tests',
  'exit-code-ignored',
  'failures-forgiven',
  'report-missing',
  'frozen-test',
]);
/** Rules about configuration and whole tests that a sentence of the story can ask for. */
const askable = /^(test-command-|tests-|coverage-|retries-|check-|runner-replaced|test-deleted|fewer-tests)/;
const verbs =
  /\b(remove|delete|drop|replace|rename|lower|reduce|change|migrate|switch|move|exclude|raise|use|adopt)\b/i;
const negations = /\b(not|never|without|don't|keep|instead of)\b/i;

/** The finding as the story lets it stand: `tests: may-change` covers tests and configuration, a plain request its own file. */
export function allowed(one: TamperFinding, story: { mayChangeTests: boolean; text: string }): TamperFinding {
  if (one.severity !== 'weakens' || never.has(one.rule)) return one;
  if (story.mayChangeTests) return { ...one, severity: 'review' };
  return askable.test(one.rule) && asksFor(story.text, one) ? { ...one, severity: 'review' } : one;
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
  return topics.filter((topic) => topic.length > 4 || topic === 'jest').some((topic) => requested(text, topic));
}

function requested(text: string, topic: string): boolean {
  for (let at = text.indexOf(topic), rounds = 0; at !== -1 && rounds < 50; at = text.indexOf(topic, at + 1), rounds++) {
    const before = text.slice(Math.max(0, at - 90), at);
    const sentence = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ')) + 1);
    if (verbs.test(sentence) && !negations.test(sentence)) return true;
  }
  return false;
}
