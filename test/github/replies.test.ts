import { expect, test } from 'vitest';
import { refusalReply, stoppedReply } from '../../src/github/replies.ts';

test('several problems are a list, one is a sentence; a name keeps its letters', () => {
  expect(stoppedReply('misconfigured', 'mode is foo; allowed: standard or tdd\nreview is maybe; allowed: true')).toBe(
    'Redgreen · `misconfigured` · 2 problems\n\n- mode is foo; allowed: standard or tdd.\n- review is maybe; allowed: true.',
  );
  expect(stoppedReply('error', 'GitHub did not answer')).toBe('Redgreen · `error` · GitHub did not answer.');
  expect(refusalReply('`/redgreen fix` works on pull requests')).toBe(
    'Redgreen · `refused` · `/redgreen fix` works on pull requests.',
  );
  expect(refusalReply('mona may not start a run')).toBe('Redgreen · `refused` · mona may not start a run.');
});
