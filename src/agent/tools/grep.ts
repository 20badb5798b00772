/** `grep`: the SDK's name and schema, run by the sandbox's own grep over the tree's list of files. */

import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import { betaGrepTool } from '@anthropic-ai/sdk/tools/agent-toolset/node';
import { confine } from './confine.ts';
import { quoted } from './shell.ts';
import { optionalText, reworked, type Tool, type ToolContext, textField } from './tool.ts';

const outputChars = 20_000;
const lineBytes = 400;
const timeoutMs = 60_000;

export function grepTool(context: ToolContext): Tool {
  const { roots } = context;
  // For the logs, which the sandbox may not see. It matches on a thread that can be ended; its results are absolute paths.
  const inLogs = betaGrepTool({ workdir: roots.logDir });
  return reworked(
    inLogs,
    'Search file contents of the tree, or of a log folder by its full path, for a Perl-compatible regex.',
    async (input, call) => {
      const pattern = textField(input, 'pattern');
      const root = await confine(roots, optionalText(input, 'path') ?? '.', 'search');
      if (root === roots.logDir || root.startsWith(`${roots.logDir}/`)) {
        return inLogs.run({ pattern, path: root }, call);
      }
      return searchTree(context, pattern, relative(roots.tree, root), call?.signal ?? undefined);
    },
  );
}

/** In the sandbox, so that neither a hostile file nor a regex without end can hold up the parent: both end with the timeout. */
async function searchTree({ ports, roots }: ToolContext, pattern: string, within: string, signal?: AbortSignal) {
  const listed = (await ports.listFiles()).filter(
    (file) => within === '' || file === within || file.startsWith(`${within}/`),
  );
  // An ignored folder that is named on purpose, such as a dependency's, has no listed file.
  const recursive = listed.length === 0 && within !== '';
  const logPath = join(roots.logDir, '.search.log');
  const result = await ports.exec({
    script: script(pattern, recursive ? within : undefined),
    stdin: recursive ? undefined : listed.map((file) => `${file}\0`).join(''),
    logPath,
    timeoutMs,
    signal,
  });
  const output = await readFile(logPath, 'utf8').catch(() => '');
  await rm(logPath, { force: true });
  if (result.ended !== 'exited') throw new ToolError(`the search ${result.ended}; narrow the pattern or the path`);
  return told(output);
}

// LC_ALL=C: bytes are matched as they are, so that a file in another encoding is searched too. -P is not in busybox.
function script(pattern: string, folder: string | undefined): string {
  const grep = `grep -nHIs -D skip $kind -e ${quoted(pattern)}`;
  const search = folder === undefined ? `xargs -0 -r ${grep} --` : `${grep} -r -- ${quoted(folder)}`;
  return [
    'export LC_ALL=C; printf "" | grep -P x >/dev/null 2>&1; [ $? -le 1 ] && kind=-P || kind=-E',
    `${search} 2>&1 | cut -b 1-${lineBytes} | head -c ${outputChars}`,
  ].join('\n');
}

function told(output: string): string {
  const problem = output.split('\n').find((line) => line.startsWith('grep: ') || line.startsWith('xargs: '));
  if (problem !== undefined && !/^(?!grep: |xargs: ).+:\d+:/m.test(output)) throw new ToolError(problem);
  if (output === '') return 'no matches';
  return output.length < outputChars ? output : `${output}\n[more left out: narrow the pattern or the path]`;
}
