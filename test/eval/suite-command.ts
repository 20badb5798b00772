/** A folder of small stories with recorded answers, for tests of evals. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratch } from '../support/fixtures.ts';

/** A folder with stories in shell: each wants a file with its own name in it, and its recorded answer writes `written`. */
export async function suiteOf(stories: Record<string, string>, hidden?: string): Promise<string> {
  const folder = scratch();
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
