/** `redgreen validate`: the configuration and story files, read as a run would read them. */

import { access, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { configPath, readConfigFile } from '../../config/config-file.ts';
import { readStoryWishes } from '../../config/story-layer.ts';
import { type Problem, problemText } from '../../errors.ts';
import { keyPlaces } from '../../front-matter.ts';
import { exitCode } from '../../outcome.ts';
import { storyFromFile } from '../../story.ts';
import { visibleLine } from '../../terminal-text.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';

export async function validateCommand(io: CommandIo, options: { files: string[]; json: boolean }): Promise<ExitCode> {
  const none = options.files.length === 0 && !(await isThere(resolve(io.cwd, configPath)));
  const files = options.files.length > 0 ? options.files : none ? [] : [configPath];
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

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function validateFile(path: string, absolute: string): Promise<{ problems: Problem[]; warnings: string[] }> {
  let text: string;
  try {
    text = await readFile(absolute, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'this is a folder'
          : `it cannot be read (${code})`;
    return { problems: [{ source: path, message: why }], warnings: [] };
  }
  if (!/\.(md|markdown)$/i.test(path)) return { problems: readConfigFile(text, path).problems, warnings: [] };
  const result = storyFromFile({ path, text });
  if (result.kind === 'problems') return { problems: result.problems, warnings: [] };
  const { frontMatter } = result.story;
  const wishes = readStoryWishes({ frontMatter, mayWrite: true, source: path, placeOf: keyPlaces(text) });
  return { problems: wishes.problems, warnings: [...result.warnings, ...wishes.warnings] };
}
