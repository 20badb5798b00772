/** `redgreen` in a folder of small stories with recorded answers, for tests of evals. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithTest } from '../support/children.ts';
import { commandLine } from '../support/command-line.ts';

export interface Ended {
  code: number | null;
  signal: string | null;
  out: string;
  err: string;
}

export function start(
  cwd: string,
  args: string[],
  environment: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [commandLine, ...args], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithTest(child);
  const texts = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => (texts.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (texts.err += text));
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, ...texts })),
  );
  return { child, ended };
}

export const redgreen = (cwd: string, ...args: string[]) => start(cwd, args).ended;

/** A folder with stories in shell: each wants a file with its own name in it, and its recorded answer writes `written`. */
export async function suiteOf(stories: Record<string, string>, hidden?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-eval-'));
  await mkdir(join(folder, '.git'));
  await mkdir(join(folder, 'stories/fixture'), { recursive: true });
  await writeFile(join(folder, 'stories/fixture/test.sh'), 'test "$(head -1 name.txt)" = good && sh extra.sh\n');
  await writeFile(join(folder, 'stories/fixture/extra.sh'), 'true\n');
  if (hidden !== undefined) {
    await mkdir(join(folder, 'stories/hidden'));
    await writeFile(join(folder, 'stories/hidden/extra.sh'), hidden);
  }
  for (const [id, written] of Object.entries(stories)) {
    const front = [
      'fixture: fixture',
      'setup: none',
      'verify: sh test.sh',
      'review: false',
      'max-iterations: 0',
      ...(hidden === undefined ? [] : ['hidden-tests: hidden']),
    ];
    await writeFile(join(folder, `stories/${id}.md`), `---\n${front.join('\n')}\n---\n# Write ${id}\n`);
    const write = {
      type: 'tool_use',
      id: 'toolu_1',
      name: 'write',
      input: { file_path: 'name.txt', content: `${written}\n` },
    };
    const answers = [[write], [{ type: 'text', text: 'Done.' }]].map((content, index) => ({
      attempt: 1,
      requestId: `req_${id}_${index + 1}`,
      message: {
        id: `msg_${index}`,
        type: 'message',
        role: 'assistant',
        model: 'claude-sonnet-5-5',
        content,
        stop_reason: index === 0 ? 'tool_use' : 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 5 },
      },
    }));
    await writeFile(
      join(folder, `stories/${id}.answers.jsonl`),
      answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''),
    );
  }
  return folder;
}
