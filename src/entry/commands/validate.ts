/** `redgreen validate`: the configuration and story files, read as a run would read them. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { configPath, readConfigFile } from '../../config/config-file.ts';
import { readStoryWishes } from '../../config/story-layer.ts';
import { type Problem, problemText } from '../../errors.ts';
import { exitCode } from '../../run/outcome.ts';
import { keyPlaces } from '../../story/front-matter.ts';
import { storyFromFile } from '../../story/story.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';

export const command: CommandFile = {
  place: 20,
  declare: (validate) =>
    validate
      .description('check the configuration and story files, without network; problems with line and column')
      .argument('[files...]', 'configuration (.yml) and stories (.md); default: .github/redgreen.yml')
      .option('--json', 'print the problems as JSON'),
  notes: '\nExits 2 where there is a problem.\n',
  examples: ['redgreen validate', 'redgreen validate .github/redgreen.yml stories/*.md'],
  run: validateFiles,
};

async function validateFiles(io: CommandIo, given: string[], options: { json?: boolean }): Promise<ExitCode> {
  const none = given.length === 0 && !existsSync(resolve(io.cwd, configPath));
  const files = given.length > 0 ? given : none ? [] : [configPath];
  if (none) io.stderr.write(`There is no ${configPath}: the defaults hold.\n`);
  const checked = await Promise.all(files.map((path) => validateFile(path, resolve(io.cwd, path))));
  const problems = checked.flatMap((file) => file.problems);
  const warnings = checked.flatMap((file) => file.warnings);
  if (options.json) io.stdout.write(`${JSON.stringify({ files, problems, warnings }, null, 2)}\n`);
  else {
    for (const problem of problems) io.stdout.write(`${visibleLine(problemText(problem), 1000)}\n`);
    for (const warning of warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1000)}\n`);
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    if (!none) io.stderr.write(problems.length === 0 ? `${visibleLine(files.join(', '))}: no problem\n` : `${count}\n`);
  }
  return problems.length === 0 ? 0 : exitCode('misconfigured');
}

async function validateFile(path: string, absolute: string): Promise<{ problems: Problem[]; warnings: string[] }> {
  let text: string;
  try {
    text = await readFile(absolute, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const known: Record<string, string> = { ENOENT: 'there is no such file', EISDIR: 'this is a folder' };
    const message = known[code ?? ''] ?? `it cannot be read (${code})`;
    return { problems: [{ source: path, message }], warnings: [] };
  }
  if (!/\.(md|markdown)$/i.test(path)) return { problems: readConfigFile(text, path).problems, warnings: [] };
  const result = storyFromFile({ path, text });
  if (result.kind === 'problems') return { problems: result.problems, warnings: [] };
  const { frontMatter } = result.story;
  const wishes = readStoryWishes({ frontMatter, mayWrite: true, source: path, placeOf: keyPlaces(text) });
  return { problems: wishes.problems, warnings: [...result.warnings, ...wishes.warnings] };
}
