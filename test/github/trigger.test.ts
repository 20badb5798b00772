import { expect, test } from 'vitest';
import { readCommand } from '../../src/github/commands.ts';
import { readPayload, readTrigger, type TriggerSettings } from '../../src/github/trigger.ts';

const settings: TriggerSettings = { label: 'ai-implement', allowBots: ['Helper'], maxIterationsLimit: 10 };
const mona = { login: 'mona', type: 'User' };
const stranger = { login: 'stranger', type: 'User' };
const helper = { login: 'helper[bot]', type: 'Bot' };
const otherBot = { login: 'other[bot]', type: 'Bot' };
const repository = { full_name: 'acme/shop' };
const issue = { number: 7, title: 'T', body: 'B', state: 'open', user: stranger, updated_at: '2026-11-21T10:00:00Z' };

function comment(body: string, by = mona, change: object = {}) {
  const at = '2026-11-21T11:00:00Z';
  return {
    action: 'created',
    repository,
    sender: by,
    issue,
    comment: { id: 5, body, user: by, created_at: at, updated_at: at, ...change },
  };
}

const labeled = (label: string, change: object = {}) => ({
  action: 'labeled',
  repository,
  sender: mona,
  issue,
  label: { name: label },
  ...change,
});

test.each([
  ['the label', 'issues', labeled('ai-implement'), 'implement'],
  ['the label in another case', 'issues', labeled('AI-Implement'), 'implement'],
  ['another label', 'issues', labeled('bug'), 'skip'],
  ['an issue that was opened with the label on it', 'issues', { ...labeled('ai-implement'), action: 'opened' }, 'skip'],
  ['the label taken off', 'issues', { ...labeled('ai-implement'), action: 'unlabeled' }, 'skip'],
  [
    'the label on a closed issue',
    'issues',
    labeled('ai-implement', { issue: { ...issue, state: 'closed' } }),
    'implement',
  ],
  ['a bot that nobody listed', 'issues', labeled('ai-implement', { sender: otherBot }), 'refuse'],
  ['a listed bot on words of somebody else', 'issues', labeled('ai-implement', { sender: helper }), 'refuse'],
  [
    'a listed bot on its own issue',
    'issues',
    labeled('ai-implement', { sender: helper, issue: { ...issue, user: helper } }),
    'implement',
  ],
  [
    'an organisation as sender',
    'issues',
    labeled('ai-implement', { sender: { login: 'acme', type: 'Organization' } }),
    'refuse',
  ],
  [
    'the label on a pull request',
    'pull_request',
    { action: 'labeled', repository, sender: mona, label: { name: 'ai-implement' }, pull_request: issue },
    'retry',
  ],
  ['a command', 'issue_comment', comment('/retry'), 'retry'],
  ['an edited comment', 'issue_comment', { ...comment('/retry'), action: 'edited' }, 'skip'],
  [
    'a comment edited before it was read',
    'issue_comment',
    comment('/retry', mona, { updated_at: '2026-11-21T11:00:09Z' }),
    'skip',
  ],
  ['a deleted comment', 'issue_comment', { ...comment('/retry'), action: 'deleted' }, 'skip'],
  ['no command', 'issue_comment', comment('please /retry'), 'skip'],
  ['a comment of our own', 'issue_comment', comment('/retry\n<!-- redgreen:run=x -->'), 'skip'],
  ['a command by a bot that nobody listed', 'issue_comment', comment('/retry', otherBot), 'skip'],
  ['a command by a listed bot', 'issue_comment', comment('/retry', helper), 'retry'],
  [
    'a bot that sends what somebody else wrote',
    'issue_comment',
    { ...comment('/retry', stranger), sender: helper },
    'skip',
  ],
  [
    'a person who sends what somebody else wrote',
    'issue_comment',
    { ...comment('/retry', stranger), sender: mona },
    'skip',
  ],
  ['too many retries', 'issue_comment', comment('/retry max-iterations=11'), 'refuse'],
  ['stop', 'issue_comment', comment('/redgreen stop'), 'stop'],
  ['status', 'issue_comment', comment('/redgreen status'), 'status'],
  ['help', 'issue_comment', comment('/redgreen help'), 'help'],
  ['an unknown verb', 'issue_comment', comment('/redgreen dance'), 'help'],
  ['a dispatch', 'workflow_dispatch', { repository, sender: mona, inputs: { 'issue-number': '12' } }, 'implement'],
  [
    'a dispatch of #12',
    'workflow_dispatch',
    { repository, sender: mona, inputs: { 'issue-number': '#12' } },
    'implement',
  ],
  [
    'a dispatch without a number',
    'workflow_dispatch',
    { repository, sender: mona, inputs: { 'issue-number': '0; rm' } },
    'refuse',
  ],
  ['a push', 'push', { repository, sender: mona }, 'skip'],
  [
    'a payload without a sender',
    'issues',
    { action: 'labeled', repository, issue, label: { name: 'ai-implement' } },
    'skip',
  ],
  ['no payload', 'issues', null, 'skip'],
] as const)('%s', (_, event, payload, kind) => {
  expect(readTrigger(event, readPayload(payload), settings).kind).toBe(kind);
});

const retry = (hint: string, maxIterations?: number) => ({ name: 'retry', hint, maxIterations });

test.each([
  ['/retry', retry('')],
  ['/Retry', retry('')],
  ['/RETRY max-iterations=5 now', retry('now', 5)],
  ['/retry: use floor', retry('use floor')],
  ['/Redgreen: Stop', { name: 'stop' }],
  ['@RedGreen use floor', retry('use floor')],
  ['@redgreen: use floor', retry('use floor')],
  ['@redgreen', undefined],
  ['@redgreens use floor', undefined],
  ['thanks @redgreen use floor', undefined],
  ['/retry\n', retry('')],
  ['/retry use banker’s rounding', retry('use banker’s rounding')],
  ['/retry\r\nsecond line\r\nthird', retry('second line\nthird')],
  ['/retry first\n\nsecond', retry('first\n\nsecond')],
  ['/retry max-iterations=5', retry('', 5)],
  ['/retry max-iterations=0 hint', retry('hint', 0)],
  ['/retry max-iterations=10\nmore', retry('more', 10)],
  ['/retry please max-iterations=5', retry('please max-iterations=5')],
  ['/retry\nmax-iterations=5', retry('max-iterations=5')],
  [
    '/retry max-iterations=11',
    { name: 'bad-retry', reason: 'max-iterations=11 is not allowed: a whole number from 0 to 10' },
  ],
  [
    '/retry max-iterations= 5',
    { name: 'bad-retry', reason: 'max-iterations= is not allowed: a whole number from 0 to 10' },
  ],
  ['/retrying', undefined],
  [' /retry', undefined],
  ['    /retry', undefined],
  ['\n/retry', undefined],
  ['> /retry', undefined],
  ['> quoted\n/retry', undefined],
  ['```\n/retry\n```', undefined],
  ['`/retry`', undefined],
  ['<!-- /retry -->', undefined],
  ['- /retry', undefined],
  ['Please /retry', undefined],
  ['\u200b/retry', undefined],
  ['//retry', undefined],
  ['/retry\u200b', undefined],
])('%j', (body, expected) => {
  expect(readCommand(body, 10, 'redgreen')).toEqual(expected);
});
