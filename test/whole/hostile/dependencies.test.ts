/** An agent that changes what is installed: setup runs again, closed to what the first one was open to, and people are told. */
// @module-tag full

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHostilePlace } from '../../support/hostile-place.ts';
import { promptsOf } from '../../support/model-prompts.ts';
import { obey } from '../../support/obedient.ts';
import { bash, connectBy, write } from './attacks/attack.ts';

const manifest = (dependencies: Record<string, string>, scripts: Record<string, string> = {}) =>
  `${JSON.stringify({ name: 'shop', version: '1.0.0', private: true, scripts, dependencies }, null, 2)}\n`;

const files = (port: number) => ({
  'package.json': manifest({}),
  'lib/package.json': JSON.stringify({
    name: 'lib',
    version: '1.0.0',
    scripts: { postinstall: 'touch ../lifecycle-of-lib' },
  }),
  'lib/index.js': 'module.exports = 0.9;\n',
  'setup.sh': `echo "scripts off: $npm_config_ignore_scripts; proxy: \${https_proxy:-none}"
${connectBy(`${port},"127.0.0.1"`)} | grep -o ESCAPED
curl -sS -m 5 http://evil.example/ 2>&1 | head -c 300
curl -sS -m 5 https://evil.example/ 2>&1 | head -c 300
npm install --offline --no-audit --no-fund 2>&1
`,
  'check.sh': `ls lifecycle-* 2>/dev/null && exit 3
if node -e 'process.exit(require("lib") === 0.9 ? 0 : 1)'; then echo "ok 1 - has lib"; echo 1..1; exit 0; fi
echo "not ok 1 - has lib"; echo 1..1; exit 1
`,
});

test('a new dependency: installed without its scripts and without the network, told in the pull request', async () => {
  await using place = await openHostilePlace();
  const logs = new Map<string, string>();
  const own = { preinstall: 'touch lifecycle-pre', postinstall: 'touch lifecycle-post' };
  await obey(
    [],
    {
      place,
      files: files(place.port),
      inputs: { 'setup-command': 'sh setup.sh', 'test-command': 'sh check.sh', 'max-iterations': '1' },
      finish: [
        { calls: [write('package.json', manifest({ lib: '1.0.0' }, own))] },
        { text: 'A dependency that is not there.' },
        {
          calls: [write('package.json', manifest({ lib: 'file:./lib' }, own)), bash('echo node_modules > .gitignore')],
        },
        { text: 'Now it is.' },
      ],
      look: ({ temp }) => {
        const runs = join(temp, 'redgreen', 'runs');
        for (const name of readdirSync(runs, { recursive: true, encoding: 'utf8' })) {
          if (name.endsWith('setup.log')) logs.set(name.replace(/.*\//, ''), readFileSync(join(runs, name), 'utf8'));
        }
        return [];
      },
    },
    ({ world, result, wrong, told }) => {
      // The first setup has the whole network, on the commit that a person made.
      expect(wrong).toEqual(['a port of the loopback was reached from inside']);
      expect(logs.get('setup.log')).toContain('scripts off: ; proxy: none');
      expect(logs.get('setup.log')).toContain('ESCAPED');
      for (const name of ['attempt-1-setup.log', 'attempt-2-setup.log']) {
        const log = logs.get(name) ?? '';
        expect(log, name).toMatch(/scripts off: true; proxy: http:\/\/127/);
        expect(log, name).not.toContain('ESCAPED');
        expect(log, name).toMatch(/evil\.example|403|refused|not allowed/i);
      }
      expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
      const [, feedback = ''] = promptsOf(world.model);
      expect(feedback).toMatch(
        /package\.json changed, and `sh setup\.sh` exited \d+ \(network to package registries only, no lifecycle scripts/,
      );
      for (const text of [world.at(2).body ?? '', world.told(2)[0]?.body ?? '', result.summary]) {
        expect(text).toContain('`package.json: lib file:./lib added`');
        expect(text).toContain('package.json: script postinstall');
      }
      expect(told).toContain('Changed dependencies');
      expect(world.file('package.json')).toContain('file:./lib');
    },
  );
});
