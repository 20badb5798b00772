import { describe, expect, test } from 'vitest';
import type { Run } from '../../src/run/run.ts';
import { redgreen, repositoryWith } from '../support/cli.ts';
import { codingAgents } from '../support/coding-agents.ts';
import { call, startModel } from '../support/model.ts';
import { key, priceFiles, writes } from '../support/price-story.ts';

// What runs in the sandbox looks for the key wherever a process can: in environments, command lines, files. Told as what would
// be found in any case, the token, and how often the key was.
const scan = `all() { cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' '\\n'; }
echo "tokens $(all | grep -c '_API_KEY=[0-9a-f]' | sed 's/[1-9].*/some/'), keys $(all | grep -c '[-]canary-01234'), files $(grep -rl '[-]canary-01234' "$HOME" /tmp 2>/dev/null | wc -l)."`;
const clean = 'tokens some, keys 0, files 0.';
describe('a preset in the sandbox', () => {
  test.each([
    ['a key', 'ANTHROPIC_API_KEY', key],
    ['the token of a subscription', 'CLAUDE_CODE_OAUTH_TOKEN', 'sk-ant-oat01-test-canary-0123456789'],
  ])(
    'claude-code gets from red to green with %s that stays outside, and its cost is known',
    {
      tags: 'full',
    },
    async (_, variable, secret) => {
      using folder = repositoryWith(priceFiles);
      using programs = codingAgents();
      await using model = await startModel(
        [{ calls: [call('bash', { command: scan })] }, ...writes('80'), ...writes('90')],
        { apiKey: secret },
      );
      const environment = { PATH: programs.path, [variable]: secret, ANTHROPIC_BASE_URL: model.url };
      const args = ['run', 'story.md', '--agent', 'claude-code', '--review', String(secret !== key), '--json'];
      const { code, stdout, stderr } = await redgreen(args, { cwd: folder.path, environment });
      expect(code, stderr).toBe(0);
      const run: Run = JSON.parse(stdout);
      expect(run).toMatchObject({ outcome: 'passed', attemptCount: 2, model: 'claude-sonnet-5-5' });
      expect(run.costUsd).toBeGreaterThan(0);
      const calls = model.requests.slice(0, 5).map(({ headers }) => headers);
      if (secret === key) expect(calls.map((headers) => headers['x-api-key'])).toEqual(Array(5).fill(key));
      else {
        // It goes as a bearer token, which the API asks to be told; without a key nobody reviews, and that is said.
        for (const { authorization, 'x-api-key': other, 'anthropic-beta': beta } of calls)
          expect({ authorization, other, beta }).toEqual({
            authorization: `Bearer ${secret}`,
            other: undefined,
            beta: expect.stringContaining('oauth-2025-04-20'),
          });
        expect(stderr).toContain('review is off: there is no anthropic-api-key to review with');
      }
      expect(stderr).toMatch(/^ {2}write price\.txt$/m);
      expect(model.requests[1]?.bytes.toString()).toContain(clean);
      expect(stderr).toContain('reach nobody but its model, through a proxy that holds the key');
      expect(stdout + stderr).not.toContain('test-canary');
    },
  );
});
