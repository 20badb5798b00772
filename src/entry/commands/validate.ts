/**
 * Defines `redgreen validate`, which checks the configuration file and given story (task) files, and prints problems.
 */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { configPath, readConfigFile } from '../../config/config-file.ts';
import { readStoryWishes } from '../../config/story-settings.ts';
import { type Problem, problemText } from '../../run/errors.ts';
import { exitCode } from '../../run/outcome.ts';
import { keyPlaces, readFrontMatter } from '../../story/front-matter.ts';
import { storyFromFile } from '../../story/story.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { noRepository, repositoryRoot } from '../local-clone.ts';
import { fileReason } from '../output-file.ts';
import type { CommandFile, CommandIo } from '../subcommand.ts';

export const command: CommandFile = {
  place: 20,
  declare: (validate) =>
    validate
      .description('check the configuration and story files, without network')
      .argument('[files...]', 'configuration (.yml) and stories (.md); default: .github/redgreen.yml')
      .option('--json', 'print the problems as JSON'),
  notes: '\nExits 2 if there is a problem.\n',
  examples: ['redgreen validate', 'redgreen validate .github/redgreen.yml stories/*.md'],
  async run(io, paths: string[], options: { json?: boolean }) {
    const files = paths.length > 0 ? paths : await configHere(io);
    if (files.length === 0) io.stderr.write(`There is no ${configPath}: the defaults apply.\n`);
    const checked = await Promise.all(files.map((path) => validateFile(path, resolve(io.cwd, path))));
    const problems = checked.flatMap((file) => file.problems);
    const warnings = checked.flatMap((file) => file.warnings);
    if (options.json) {
      const stories = checked.flatMap(({ path, criteria }) => (criteria === undefined ? [] : [{ path, criteria }]));
      io.stdout.write(`${JSON.stringify({ files, problems, warnings, stories }, null, 2)}\n`);
    } else {
      for (const problem of problems) io.stdout.write(`${visibleLine(problemText(problem), 1000)}\n`);
      for (const warning of warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1000)}\n`);
      for (const file of checked) io.stderr.write(`${visibleLine(`${file.path}: ${summaryOf(file)}`, 1000)}\n`);
    }
    return problems.length === 0 ? 0 : exitCode('misconfigured');
  },
};

interface Checked {
  path: string;
  problems: Problem[];
  warnings: string[];
  /** Of a story that can be read: how many acceptance criteria it has. */
  criteria?: number;
}

/** The configuration of the repository around the current directory, as a path from here; none where it has none. */
async function configHere({ cwd }: CommandIo) {
  if (existsSync(resolve(cwd, configPath))) return [configPath];
  const root = await repositoryRoot(cwd);
  if (root === undefined) throw await noRepository(cwd);
  const path = join(root, configPath);
  return existsSync(path) ? [relative(cwd, path)] : [];
}

function summaryOf({ problems, warnings, criteria }: Checked) {
  const found = `problems: ${problems.length}, warnings: ${warnings.length}`;
  return criteria === undefined ? found : `${found}, acceptance criteria: ${criteria}`;
}

async function validateFile(path: string, absolute: string): Promise<Checked> {
  let text: string;
  try {
    text = await readFile(absolute, 'utf8');
  } catch (error) {
    const message = fileReason(error as NodeJS.ErrnoException);
    return { path, problems: [{ source: path, message }], warnings: [] };
  }
  if (!/\.(md|markdown)$/i.test(path)) return { path, problems: readConfigFile(text, path).problems, warnings: [] };
  const result = storyFromFile({ path, text });
  const read = result.kind === 'story' ? result.story : undefined;
  // What is wrong beside a missing title is told with it.
  const front = readFrontMatter(text);
  const frontMatter = read?.frontMatter ?? (front.kind === 'mapping' ? front.data : {});
  const wishes = readStoryWishes({ frontMatter, mayWrite: true, source: path, placeOf: keyPlaces(text) });
  const lines = result.kind === 'story' ? { problems: [], warnings: result.warnings } : { ...result, warnings: [] };
  return {
    path,
    problems: [...lines.problems, ...wishes.problems],
    warnings: [...lines.warnings, ...wishes.warnings],
    ...(read !== undefined && { criteria: read.criteria.length }),
  };
}
