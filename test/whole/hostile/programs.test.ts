/** Programs that a repository plants where PATH leads to them: nothing of them runs outside of the sandbox. */
// @module-tag full

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runShell } from '../../git/git-fixture.ts';
import { redgreen } from '../../support/cli.ts';
import { scratch } from '../../support/fixtures.ts';
import { call } from '../../support/model.ts';
import { done, openWorld, quickFiles, right, wrong } from '../../support/world.ts';

const names = ['node', 'python3', 'git', 'sh', 'bwrap', 'unshare', 'perl', 'sudo', 'cp', 'docker', 'npm', 'cargo'];
const inputs = { 'test-command': 'sh check.sh && node -e 0 && python3 -c 0', 'max-iterations': '0' };

/** A folder that commands in the sandbox cannot see, and the program that leaves its environment there. */
function openTrap() {
  const mark = join(scratch(), 'mark');
  return {
    script: `#!/bin/sh\n{ echo "$0 $*"; env; } >> ${mark}\nexit 0\n`,
    sprung: () => (existsSync(mark) ? readFileSync(mark, 'utf8') : ''),
    plant(bin: string) {
      mkdirSync(bin, { recursive: true });
      for (const name of names) writeFileSync(join(bin, name), this.script, { mode: 0o755 });
    },
  };
}

test.each([
  [['bin', '.venv/bin'], 'failed'],
  // The one folder of the workspace that commands inside have on PATH as well: there `sh` is what was planted.
  [['node_modules/.bin'], 'setup-failed'],
])('%s of the workspace, filled by an earlier step', async (onPath, outcome) => {
  const trap = openTrap();
  await using world = await openWorld([wrong, done], { files: quickFiles, inputs });
  const prepare = ({ workspace }: { workspace: string }) => {
    for (const bin of onPath) trap.plant(join(workspace, bin));
  };
  const result = await world.label({ onPath, prepare });
  expect(trap.sprung()).toBe('');
  expect(result.outputs.outcome).toBe(outcome);
});

test('bin of the workspace, filled by the agent, at the next /retry', async () => {
  const trap = openTrap();
  const plant = names.map((name) => `printf '%s' "$S" > bin/${name}`).join('; ');
  const script = `mkdir -p bin; S='${trap.script}'; ${plant}; chmod +x bin/*`;
  const planting = { calls: [call('bash', { command: script })] };
  await using world = await openWorld([planting, wrong, done, right, done], { files: quickFiles, inputs });
  expect((await world.label({ onPath: ['bin'] })).outputs.outcome).toBe('failed');
  expect(world.file('bin/node')).toBe(trap.script);
  expect((await world.say(1, '/retry', { onPath: ['bin'] })).outputs.outcome).toBe('passed');
  expect(trap.sprung()).toBe('');
});

test('doctor in a clone whose programs and version files are first on PATH', async () => {
  const trap = openTrap();
  const clone = scratch();
  trap.plant(join(clone, 'bin'));
  const manifest = '[package]\nname = "shop"\nversion = "1.0.0"\nedition = "2021"\n';
  writeFileSync(join(clone, 'Cargo.toml'), manifest);
  writeFileSync(join(clone, 'rust-toolchain.toml'), `[toolchain]\npath = "${clone}/bin"\n`);
  runShell(clone, 'git init -q -b main . && git add -A && git -c user.name=m -c user.email=m@x commit -qm one');
  const { stdout } = await redgreen(['doctor', '--offline'], {
    cwd: clone,
    environment: { PATH: `${clone}/bin:${process.env.PATH}` },
  });
  expect(stdout).toContain('sandbox');
  expect(trap.sprung()).toBe('');
});
