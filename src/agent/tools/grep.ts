/**
 * Implements the model's `grep` tool, which searches the work tree or the run's logs for a regular expression. Grep
 * runs in the sandbox, except on the logs, which the sandbox may not see.
 */

import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import { betaGrepTool } from '@anthropic-ai/sdk/tools/agent-toolset/node';
import { matchesGlob } from '../../text/glob.ts';
import { quoted } from '../../text/shell-quote.ts';
import { confine } from './path-access.ts';
import { optionalText, type Tool, type ToolContext, text, textField } from './tool.ts';

const outputChars = 20_000;
const lineBytes = 400;
const mostContext = 10;
const timeoutMs = 60_000;

export function grepTool(context: ToolContext): Tool {
  const { roots } = context;
  // For the logs, which the sandbox may not see. It matches on a thread that can be ended; its results are absolute paths.
  const inLogs = betaGrepTool({ workdir: roots.logDir });
  return betaTool({
    name: 'grep',
    description:
      'Search file contents of the tree, or of a log folder by its full path, for a Perl-compatible regex. glob limits it to files (`*.ts`, `src/**`), context shows that many lines around each match.',
    inputSchema: {
      type: 'object',
      properties: { pattern: text, path: text, glob: text, context: { type: 'integer' } },
      required: ['pattern'],
    },
    run: async (input, call) => {
      const pattern = textField(input, 'pattern');
      const glob = optionalText(input, 'glob');
      const around = Math.min(Math.max(Math.trunc(Number(input.context ?? 0)) || 0, 0), mostContext);
      const root = await confine(roots, optionalText(input, 'path') ?? '.', 'search');
      if (root === roots.logDir || root.startsWith(`${roots.logDir}/`)) {
        return inLogs.run({ pattern, path: root }, call);
      }
      const within = relative(roots.tree, root);
      return searchTree(context, { pattern, glob, around, within }, call?.signal ?? undefined);
    },
  }) as Tool;
}

interface Search {
  pattern: string;
  glob?: string;
  /** Lines of context. */
  around: number;
  /** Relative to the tree; empty: all of it. */
  within: string;
}

/** A pattern without a folder is about names, wherever they lie. */
function isWanted(file: string, glob: string) {
  return matchesGlob(file, glob) || (!glob.includes('/') && matchesGlob(basename(file), glob));
}

/** In the sandbox, so that neither a hostile file nor a regex without end can hold up the parent: both end with the timeout. */
async function searchTree(
  { ports, roots }: ToolContext,
  { pattern, glob, around, within }: Search,
  signal?: AbortSignal,
) {
  const below = (await ports.listFiles()).filter(
    (file) => within === '' || file === within || file.startsWith(`${within}/`),
  );
  const listed =
    glob === undefined ? below : below.filter((file) => isWanted(relative(within, file) || basename(file), glob));
  // An ignored folder that is named on purpose, such as a dependency's, has no listed file.
  const recursive = below.length === 0 && within !== '';
  // Searches of one reply run side by side.
  const logPath = join(roots.logDir, `.search-${randomUUID()}.log`);
  const result = await (ports.search ?? ports.exec)({
    script: script({ pattern, around, folder: recursive ? within : undefined, glob }),
    stdin: recursive ? undefined : listed.map((file) => `${file}\0`).join(''),
    logPath,
    timeoutMs,
    signal,
  });
  const output = await readFile(logPath, 'utf8').catch(() => '');
  await rm(logPath, { force: true });
  if (result.ended !== 'exited') throw new ToolError(`the search ${result.ended}; narrow the pattern or the path`);
  return clipped(output);
}

// LC_ALL=C: bytes are matched as they are, so that a file in another encoding is searched too. -P is not in busybox.
function script({ pattern, around, folder, glob }: Omit<Search, 'within'> & { folder?: string }) {
  const grep = `grep -nHIs -D skip${around > 0 ? ` -C ${around}` : ''} $kind -e ${quoted(pattern)}`;
  const only = glob === undefined ? '' : ` --include=${quoted(basename(glob))}`;
  const search = folder === undefined ? `xargs -0 -r ${grep} --` : `${grep}${only} -r -- ${quoted(folder)}`;
  return [
    'export LC_ALL=C; printf "" | grep -P x >/dev/null 2>&1; [ $? -le 1 ] && kind=-P || kind=-E',
    `${search} 2>&1 | cut -b 1-${lineBytes} | head -c ${outputChars}`,
  ].join('\n');
}

function clipped(output: string) {
  const problem = output.split('\n').find((line) => line.startsWith('grep: ') || line.startsWith('xargs: '));
  if (problem !== undefined && !/^(?!grep: |xargs: ).+:\d+:/m.test(output)) throw new ToolError(problem);
  if (output === '') return 'no matches';
  return output.length < outputChars ? output : `${output}\n[more left out: narrow the pattern or the path]`;
}
