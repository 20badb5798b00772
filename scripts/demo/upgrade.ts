/** A scene: an upgrade by Dependabot that breaks the code which uses it. */

import { call, type ModelReply } from '../../test/support/model.ts';
import { openTheirs, redCheck } from '../../test/support/others-pull.ts';
import { repository } from '../../test/support/world.ts';
import type { Act } from './scenes.ts';
import { openStage, showPullRequest, testsOf } from './stage.ts';

const branch = 'dependabot/npm_and_yarn/rates-2.0.0';
const title = 'Bump rates from 1.0.0 to 2.0.0';

const price = (discount: string) =>
  `import { rate } from '../packages/rates/index.js';\n\n/** What an order costs, in cents. */\nexport function price(cents, code) {\n  return Math.round(${discount});\n}\n`;
const test = (expected: string) =>
  `import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { price } from '../src/price.js';\n\ntest('TEN takes ten percent off', () => assert.equal(price(2000, 'TEN'), ${expected}));\n`;

/** Version 1 tells a part of one, version 2 tells percent. */
const green = {
  'packages/rates/index.js': "export const rate = (code) => (code === 'TEN' ? 0.1 : 0);\n",
  'src/price.js': price('cents * (1 - rate(code))'),
  'test/price.test.js': test('1800'),
};
const upgrade = { 'packages/rates/index.js': "export const rate = (code) => (code === 'TEN' ? 10 : 0);\n" };

const write = (path: string, content: string): ModelReply => ({
  calls: [call('write', { file_path: path, content })],
  delayMs: 150,
});
/** Makes the test say what comes out; told that this does not count, migrates the code. */
const script: ModelReply[] = [
  write('test/price.test.js', test('-18000')),
  { text: 'The test expects the new result. All tests pass.' },
  {
    calls: [
      call('write', { file_path: 'test/price.test.js', content: test('1800') }),
      call('write', { file_path: 'src/price.js', content: price('(cents * (100 - rate(code))) / 100') }),
    ],
    delayMs: 150,
  },
  { text: 'rates 2.0 tells percent where 1.0 told a part of one: the price divides by a hundred now.' },
];

export async function upgradeMended({ options, scene, claim }: Act): Promise<void> {
  await using stage = await openStage(options);
  const { world } = stage;
  world.github.commit(repository, 'main', green, 'Discounts');
  const body = 'Release notes: `rate()` returns percent.';
  const { number, pull } = openTheirs(world.github, { user: 'dependabot[bot]', branch, title, body, files: upgrade });
  redCheck(world.github, world.repo, pull?.headSha ?? '', 'not ok 1 - TEN takes ten percent off\n');
  scene({
    title: `mona comments on #${number} "${title}" by dependabot[bot]:  /redgreen fix`,
    about: ['Its checks are red: the code still uses version 1. The agent tries to bend the test first.'],
  });
  stage.script(script);
  const result = await stage.job(world.commented(number, '/redgreen fix'), { 'max-iterations': '1' });
  showPullRequest(stage, number + 1, options);
  const [first] = result.run?.attempts ?? [];
  const mended = result.outputs.branch ?? '';
  claim(
    ['outcome passed after 2 attempts', result.outputs.outcome === 'passed' && result.outputs.attempts === '2'],
    [
      'the weakened test was red although `npm test` exited 0',
      first?.verification?.result === 'failed' && first.verification.exitCode === 0,
    ],
    ["Dependabot's own branch has nothing on it but Dependabot's commit", world.head(branch) === pull?.headSha],
    ['the pull request goes against it', world.at(number + 1).pull?.base === branch],
    ['the test is the one that was there', world.file('test/price.test.js', mended) === green['test/price.test.js']],
    ['a fresh clone of the branch passes `npm test`', testsOf(stage, mended)],
  );
}
