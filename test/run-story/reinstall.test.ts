import { beforeEach, expect, test } from 'vitest';
import { type InstallPlace, repeatSetup } from '../../src/run-story/reinstall.ts';
import type { Command, CommandResult } from '../../src/sandbox/exec.ts';
import { scratch } from '../support/fixtures.ts';

const exited = (exitCode: number): CommandResult => ({
  exitCode,
  ended: 'exited',
  durationMs: 1,
  logBytes: 0,
});
let runDir: string;
beforeEach(() => {
  runDir = scratch();
});

async function again(paths: string[], answer: () => CommandResult, setup: string | undefined = 'npm ci') {
  const asked: Command[] = [];
  const exec = async (command: Command) => {
    asked.push(command);
    return answer();
  };
  const repository = { pathsBetween: async () => paths, readFile: async () => undefined };
  const limits = { signal: new AbortController().signal };
  const place = { settings: { workingDirectory: '.' }, runDir, repository, headTree: 'a', commands: { setup }, limits };
  const command = { exec, name: 'attempt-1', timeoutMs: 1000 };
  return { asked, end: await repeatSetup(place as unknown as InstallPlace, 'b', command) };
}

test('with the scripts of package managers off, package registries only, and no frozen lock file', async () => {
  const { asked } = await again(['package.json'], () => exited(0));
  expect(asked).toMatchObject([
    {
      script: 'npm install',
      env: {
        npm_config_ignore_scripts: 'true',
        pnpm_config_ignore_scripts: 'true',
        YARN_ENABLE_SCRIPTS: 'false',
        YARN_IGNORE_SCRIPTS: 'true',
        COMPOSER_NO_SCRIPTS: '1',
        PIP_ONLY_BINARY: ':all:',
      },
    },
  ]);
  const berry = await again(['package.json'], () => exited(0), 'yarn install --immutable');
  expect(berry.asked[0]?.script).toMatch(/; yarn install --mode=skip-build$/);
  const network = asked[0]?.network;
  if (typeof network === 'string' || network === undefined) throw new Error('not a list of hosts');
  expect(network).toContain('*.npmjs.org');
  expect(network.filter((host) => /github|gitlab|amazonaws|googleapis|^\*\.?$/.test(host))).toEqual([]);

  const { end } = await again(['package.json'], () => ({ ...exited(1), unreached: ['a.example does not answer'] }));
  expect(end.notes).toEqual([expect.stringContaining('no lifecycle scripts; a.example does not answer; log ')]);
});
