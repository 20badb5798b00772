/**
 * Own overhead beside codex on the same task in the same rounds: `node bench/codex.ts --codex PROGRAM [--rounds 7]`, where PROGRAM is
 * what `npm install @openai/codex` puts into `node_modules/.bin`. Codex runs without a sandbox, a record or a verification of its own.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startResponsesModel } from '../test/support/coding-agents.ts';
import { type Measured, measureAction, measureCli, median, repository, testMs } from './measure.ts';
import { limitRow, ratioRow, rowsText } from './rows.ts';
import { sixRequests, testCommand } from './task.ts';

interface Times {
  firstRequestMs: number;
  wholeMs: number;
}

const { values } = parseArgs({ options: { codex: { type: 'string' }, rounds: { type: 'string', default: '7' } } });

if (values.codex === undefined)
  process.stdout.write('Left out: --codex names no program (npm install @openai/codex).\n');
else await compare(values.codex, Number(values.rounds));

async function compare(program: string, rounds: number): Promise<void> {
  const [codex, cli, action, tests]: [Times[], Measured[], Measured[], number[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round++) {
    tests.push(await testMs());
    codex.push(await measureCodex(program));
    cli.push(await measureCli(sixRequests));
    action.push(await measureAction(sixRequests));
  }
  const test = median(tests);
  const theirs = {
    start: median(codex.map(({ firstRequestMs }) => firstRequestMs)),
    // Two runs of the tests by the agent.
    whole: median(codex.map(({ wholeMs }) => wholeMs - 2 * test)),
  };
  // Ours without the tests: as it measured them itself, the baseline and what verified and proved; the agent's two as beside.
  const start = (of: Measured[]) => median(of.map(({ firstRequestMs, run }) => firstRequestMs - baselineMs(run)));
  const whole = (of: Measured[]) =>
    median(of.map(({ wholeMs, run }) => wholeMs - baselineMs(run) - verifiedMs(run) - 2 * test));
  const rows = [
    ratioRow('CLI: start to first request, less the baseline', start(cli), theirs.start, 1),
    ratioRow('Action: start to first request, less the baseline', start(action), theirs.start, 1),
    ratioRow('CLI: task of six requests, less the runs of tests', whole(cli), theirs.whole, 1),
    ratioRow('Action: task of six requests, less the runs of tests', whole(action), theirs.whole),
    limitRow('the tests by themselves', test, 'ms'),
  ];
  process.stdout.write(`${rowsText(rows).replace('bare loop', 'codex')}\n`);
}

function baselineMs(run: Measured['run']): number {
  return run?.baseline?.durationMs ?? 0;
}

function verifiedMs(run: Measured['run']): number {
  return (run?.attempts ?? []).reduce(
    (sum, { verification }) => sum + (verification?.durationMs ?? 0) + (verification?.proof?.durationMs ?? 0),
    0,
  );
}

async function measureCodex(program: string): Promise<Times> {
  using folder = repository();
  // Not below the folder for temporary files, where it warns and starts differently.
  const home = mkdtempSync(join(homedir(), '.bench-codex-'));
  try {
    const commands = [
      'cat src/price.js',
      `sed -i "s/return amount;/return code === 'TEN' ? amount * 0.8 : amount;/" src/price.js`,
      testCommand,
      'sed -i s/0.8/0.9/ src/price.js',
      testCommand,
    ];
    const calls = commands.map((cmd, at) => {
      const call = { type: 'function_call', id: `fc_${at}`, call_id: `call_${at}`, name: 'exec_command' };
      return { ...call, arguments: JSON.stringify({ cmd, login: false }) };
    });
    const said = { type: 'message', role: 'assistant', id: 'msg_1', content: [{ type: 'output_text', text: 'Done.' }] };
    await using model = await startResponsesModel([...calls, said]);
    const provider = `{name="bench",base_url="${model.url}/v1",env_key="OPENAI_API_KEY",wire_api="responses",supports_websockets=false}`;
    const config = ['model_provider="bench"', `model_providers.bench=${provider}`, 'web_search="disabled"'];
    const quiet = ['analytics.enabled=false', 'check_for_update_on_startup=false'];
    const args = [
      ...['exec', '--json', '--ephemeral', '--ignore-user-config', '--dangerously-bypass-approvals-and-sandbox'],
      ...[...config, ...quiet].flatMap((line) => ['--config', line]),
      ...['--model', 'gpt-5', 'The code TEN takes ten percent off.'],
    ];
    const startedAt = performance.now();
    const env = { PATH: process.env.PATH, HOME: home, OPENAI_API_KEY: 'sk-bench' };
    const child = spawn(program, args, { cwd: folder.path, env, stdio: 'ignore' });
    const code = await new Promise((resolve) => child.on('close', resolve));
    const wholeMs = performance.now() - startedAt;
    const [first] = model.requests;
    if (code !== 0 || first === undefined || model.requests.length !== 6)
      throw new Error(`codex exited ${code} after ${model.requests.length} requests`);
    return { firstRequestMs: first.at - startedAt, wholeMs };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
