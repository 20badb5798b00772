/**
 * Whether the story speaks of a test whose change weakens it. That opens nothing: it is the reviewer who says whether the story asks
 * for the change. Of what the story does not speak, nobody is asked.
 */

import type { TamperFinding } from '../run/verification.ts';
import { forbids, sentencesOf } from '../text/sentences.ts';

/** What people ask for of a test; an assertion that always holds, or a test that cannot be read, is none of it. */
const mayBeAsked =
  /^(?:test-(?:deleted|skip|todo|xfail|conditional)|new-test-xfail|assertion-(?:removed|weakened|tolerance|conditional)|snapshot-|tests-excluded|retries-added|fewer-tests|more-skipped)/;

/** A finding about a test that the story names, about a file that it names, or of a kind that it speaks of. */
export function isSpokenOf(text: string, one: TamperFinding, redBefore: readonly string[] = []): boolean {
  if (!mayBeAsked.test(one.rule)) return false;
  const story = text.slice(0, mostChars);
  const name = testOf(one);
  const isRed = name !== undefined && redBefore.some((red) => red === name || lastOf(red) === name);
  // That a red test is named says that it is to be met.
  if (isRed) return speaksOfRed(story, name);
  if (name !== undefined && names(story, name)) return true;
  const isRecorded =
    one.rule.startsWith('snapshot-') && asking(story).some((each) => recorded.test(each) && renewed.test(each));
  return isRecorded || (namesFile(story, one.path) ? lessens(allowing(story)) : asking(story).some(asksOfTests));
}

/** A test that was red and is not met: the story names it, and speaks of tests that may demand less. */
export function speaksOfRed(text: string, name: string): boolean {
  const story = text.slice(0, mostChars);
  // Words of its own name say nothing about it.
  return names(story, name) && lessens(allowing(story.replaceAll(lastOf(name), 'this test')));
}

/** The test that a finding is about. */
export function testOf({ message }: TamperFinding): string | undefined {
  return /“(.+?)”/.exec(message)?.[1];
}

function lessens(sentences: readonly string[]): boolean {
  return sentences.some(
    (one) => ofTestsAlone.test(one) || (tests.test(one) && demandsLess.test(one)) || saidWrong.test(one),
  );
}
const tests = /\b(?:tests?|specs?|assert\w*|expectations?|suite|snapshots?|goldens?)\b|test_|[._]test\b|TestCase/i;
const recorded = /\b(?:snapshots?|goldens?|fixtures?|record(?:ed|ing)s?|approved)\b/i;
const renewed = /\b(?:chang|updat|regenerat|re-?record|redo|follow|renew|rewrit|refresh|mov|delet|remov)\w*/i;
const ofTestsAlone =
  /\b(?:mark (?:it|them|this|that|these|those) (?:as )?(?:pending|todo|skipped)|quarantin\w+|xfail|flak(?:y|es?|iness)|expect\w* (?:to )?fail\w*|known (?:bug|failure|limitation|issue))\b/i;
const demandsLess =
  /n't run\b|\b(?:pending|skip\w*|ignor\w*|disabl\w*|delet\w*|remov\w*|drop\w*|get rid|merg\w*|fold\w*|relax\w*|loose\w*|toleran\w*|approx\w*|todo|obsolete|superfluous|redundant|duplicate\w*|exact\w*|regardless|(?:not|no longer|only) run|nightly)\b/i;
const saidWrong =
  /\b(?:tests?|specs?|assertions?|expectations?)\b[^.]{0,40}\b(?:is|are|was|were)\s+(?:\w+\s+)?(?:wrong|mistaken|incorrect|nonsense|outdated)\b/i;

/** Where no test and no file is named, tests have to be what is skipped, removed or loosened: most stories ask for tests as well. */
function asksOfTests(sentence: string): boolean {
  return (
    ofTestsAlone.test(sentence) ||
    saidWrong.test(sentence) ||
    lessOfTests.test(sentence) ||
    testsAreLess.test(sentence) ||
    (tests.test(sentence) && /\b(?:toleran\w*|loose\w*|relax\w*)\b/i.test(sentence))
  );
}
const lessOfTests =
  /\b(?:skip|ignor|disabl|delet|remov|drop|get(?:ting)? rid|merg|fold)\w*\b(?:(?!\b(?:and|with|add\w*|but|then)\b)[^.;,:]){0,40}\b(?:tests?|specs?|assert\w*|expectations?|snapshots?|goldens?)\b/i;
const testsAreLess =
  /\b(?:tests?|specs?|assert\w*|expectations?|snapshots?|goldens?)\b[^.;]{0,60}\b(?:be|are|is|was|were|gets?)\s+(?:\w+\s+)?(?:skipped|ignored|disabled|deleted|removed|dropped|merged|folded|superfluous|redundant|obsolete|duplicates?|pending|todo|only run|not run)\b/i;

/** By all of its name, or by the last part of it. What could be words of a sentence has to be marked as a name. */
function names(story: string, name: string): boolean {
  const said = saidIn(story);
  return [name, lastOf(name)].some((one) => {
    const words = plain(one);
    if (words.length < 4) return false;
    const isNoSentence = /_|\d|[a-z][A-Z]/.test(one) || words.split(' ').length > 2;
    return (
      (isNoSentence && said.includes(` ${words} `)) || marks.some(([open, close]) => story.includes(open + one + close))
    );
  });
}
const marks = [...'`"\'*']
  .map((one) => [one, one] as const)
  .concat([
    ['“', '”'],
    ['', '('],
  ]);

function namesFile(story: string, path: string): boolean {
  if (path === '') return false;
  const file = path.slice(path.lastIndexOf('/') + 1);
  const stem = file.replace(/\.\w+$/, '');
  return [path, file, ...(/test|spec/i.test(stem) && stem.length > 5 ? [stem] : [])].some((one) => story.includes(one));
}

/** One story is asked about many tests. */
let read = { story: '', said: '' };
function saidIn(story: string): string {
  if (read.story !== story) read = { story, said: ` ${plain(story)} ` };
  return read.said;
}

const lastOf = (name: string) => name.split(/ › |::|#| > |(?<=\w)\.(?=\w)/).at(-1) || name;
const plain = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim()
    .toLowerCase();
const mostChars = 100_000;
const negations = /\b(not|never|without|don't|keep|instead of)\b/i;

const allowing = (story: string) => sentencesOf(story).filter((one) => !forbids(one));
/** Sentences that forbid nothing. */
export const asking = (story: string) => allowing(story.slice(0, mostChars)).filter((one) => !negations.test(one));
