/** Code cannot tell from where it runs whether it is verified or tried: two layers look the same, and nothing inside names us. */

import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSandbox } from '../../src/sandbox/sandbox.ts';
import { scratch } from '../support/fixtures.ts';
import { backends, optionsOn } from './open-tree.ts';

/** Where it runs, what runs beside it, what it is told: every place that names something. */
const look = `
pwd; id -un; id -gn; hostname; cat /proc/sys/kernel/hostname /proc/self/cgroup /proc/self/comm; env | sort
for one in /proc/[0-9]*; do tr '\\0' ' ' < $one/cmdline; echo; done
cat /proc/self/mountinfo | sed 's/^[0-9]* [0-9]* [0-9]*:[0-9]*//'
readlink /proc/self/fd/0 /proc/self/fd/1 /proc/self/fd/2 /proc/self/exe /proc/self/root
ls -a / /run /home /tmp "$HOME" . .git; cat .git/HEAD .git/config 2>/dev/null; ls -a "$(dirname "$(pwd)")"
`;

describe.each(backends)('%s', (choice) => {
  test('a verification and a proof look the same from inside, and neither names what it is', async () => {
    const place = scratch();
    const [tree, logs] = [join(place, 'tree'), join(place, 'logs')];
    await mkdir(tree);
    await mkdir(join(logs, 'proofs'), { recursive: true });
    await writeFile(join(tree, 'a.txt'), 'a\n');
    const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', REDGREEN_PROOF: 'alarm', HOME: process.env.HOME };
    const opened = await openSandbox({ ...optionsOn(place), choice, readable: [logs], environment });
    if (!opened.ok) throw new Error(opened.reason);
    await using sandbox = opened.sandbox;
    await sandbox.freeze();
    const seen: string[] = [];
    for (const name of ['attempt-1', 'proofs/attempt-1-alarm-0']) {
      const over = await mkdtemp(join(place, 'over-'));
      await writeFile(join(over, 'b.txt'), name);
      await using layer = await sandbox.layer({ over, deleted: [] });
      const logPath = join(logs, `${name}.log`);
      const result = await layer.exec({ script: look, logPath, timeoutMs: 60_000 });
      expect(result.exitCode).toBe(0);
      seen.push(await readFile(logPath, 'utf8'));
    }
    const [verification = '', proof] = seen;
    expect(proof).toBe(verification);
    expect(verification.match(/.*(redgreen|proof|attempt|alarm|sandbox).*/gi)).toBeNull();

    // The logs are the agent's: in a layer they would tell which run is under way.
    const agentsLog = join(logs, 'agent.log');
    const read = { script: `cat '${logs}/attempt-1.log'`, timeoutMs: 60_000 };
    expect(await sandbox.agent({ ...read, logPath: agentsLog })).toMatchObject({ exitCode: 0 });
    expect(await readFile(agentsLog, 'utf8')).toBe(verification);
    await using last = await sandbox.layer({ over: await mkdtemp(join(place, 'over-')), deleted: [] });
    expect(await last.exec({ ...read, logPath: join(logs, 'last.log') })).not.toMatchObject({ exitCode: 0 });
  });
});
