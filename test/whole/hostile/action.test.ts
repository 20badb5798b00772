/** An agent that does all that an attacker asks, through the built Action; and each attack shown to work where the guard is taken out. */
// @module-tag full

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch } from '../../support/fixtures.ts';
import { openHostilePlace } from '../../support/hostile-place.ts';
import { commandFile, obey } from '../../support/obedient.ts';
import { quick, quickFiles } from '../../support/world.ts';
import { type Attack, escaped } from './attacks/attack.ts';
import { files } from './attacks/files.ts';
import { gitAttacks } from './attacks/git.ts';
import { knownSecrets, publishing } from './attacks/publishing.ts';
import { addOddEntries, hostileFiles, plantInCheckout } from './attacks/repository.ts';
import { runner } from './attacks/runner.ts';
import { secrets } from './attacks/secrets.ts';

const base = { ...quickFiles, '.github/CODEOWNERS': '* @mona\n' };
const credential = `AUTHORIZATION: basic ${Buffer.from('x-access-token:left-by-checkout-0815').toString('base64')}`;

/** What the Action itself keeps for its post step. */
const ownState = ['redgreen-state-file', 'redgreen-ended'];

const groups: { name: string; attacks: readonly Attack[]; modelKnows?: true }[] = [
  {
    name: 'steals from the shell and by the file tools; plants for git, for us, for later steps',
    attacks: [...secrets, ...files, ...gitAttacks, ...runner],
  },
  { name: 'publishes: what nobody may', attacks: publishing },
  { name: 'publishes: secrets that it knows', attacks: knownSecrets, modelKnows: true },
];

for (const { name, attacks, modelKnows } of groups)
  test(`an obedient agent ${name}`, async () => {
    const look = ({ temp }: { temp: string }) => {
      const more = (['env', 'path'] as const).filter((name) => commandFile(temp, name) !== '');
      const state = commandFile(temp, 'state').match(/^[\w-]+(?=<<|=)/gm) ?? [];
      return [
        ...more.map((name) => `GITHUB_${name.toUpperCase()} was written`),
        ...state.filter((name) => !ownState.includes(name)).map((name) => `state ${name}`),
      ];
    };
    await obey(
      attacks,
      { files: base, inputs: quick, modelKnows, look, job: { checkout: { credential } } },
      ({ wrong, result, pushed }) => {
        expect(wrong).toEqual([]);
        expect(result.outputs.outcome).toBe('passed');
        expect(pushed).toContain('src/price.js');
        expect(JSON.stringify(result.run)).not.toContain('left-by-checkout');
      },
    );
  });

test('a repository that is hostile from its first commit: setup, tests, .git and HOME', async () => {
  await using place = await openHostilePlace();
  const logs: string[] = [];
  const look = ({ temp, workspace }: { temp: string; workspace: string }) => {
    const runs = join(temp, 'redgreen', 'runs');
    const names = readdirSync(runs, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /logs\/[\w-]+\.log$/.test(name),
    );
    logs.push(...names.map((name) => readFileSync(join(runs, name), 'utf8')));
    const through = logs.flatMap((log) => log.split('\n').filter((line) => line.startsWith(escaped)));
    // The same checkout is a trap for plain git: what we did not fall for was there.
    const env = { PATH: process.env.PATH, HOME: place.home };
    execFileSync('sh', ['-c', 'git status; git add -A; true'], { cwd: workspace, env, stdio: 'ignore' });
    const trap = place.fired().includes('planted-in-git') ? [] : ['the checkout is no trap for plain git'];
    place.forget();
    return [...through, ...trap];
  };
  const inputs = { 'setup-command': 'bash setup.sh', 'test-command': 'npm test' };
  const options = {
    place,
    files: hostileFiles(place),
    inputs,
    before: addOddEntries,
    prepare: plantInCheckout(place),
    look,
  };
  await obey([], options, ({ wrong, result, pushed }) => {
    expect(wrong).toEqual([]);
    expect(result.outputs.outcome).toBe('passed');
    expect(pushed).toEqual(['src/price.js']);
  });
  // Setup, baseline and attempt have each gone through all of it.
  expect(logs.filter((log) => log.includes('== proc-environ'))).toHaveLength(3);
});

// One of each kind is shown to work on plain git in git.test.ts too.
describe('with the guard taken out', { tags: 'variant' }, () => {
  test.each(gitAttacks.filter(({ plain }) => plain !== undefined))(
    'plain git falls for $id',
    ({ id, script, plain }) => {
      const folder = scratch();
      const marker = join(folder, 'fired');
      // What hangs or fails there is git's own affair: only the mark counts.
      const run = (command: string) => {
        const env = { PATH: process.env.PATH, HOME: folder };
        spawnSync('bash', ['-c', command], { cwd: join(folder, 'tree'), env, stdio: 'ignore', timeout: 10_000 });
      };
      execFileSync(
        'sh',
        [
          '-c',
          'mkdir tree; cd tree; git init -q -b main; echo a > a.txt; git add -A; git -c user.name=x -c user.email=x@x commit -qm x',
        ],
        { cwd: folder },
      );
      run(script(`: > ${marker}`, 9));
      rmSync(marker, { force: true });
      run(plain ?? '');
      expect(existsSync(marker), id).toBe(true);
    },
  );
});
