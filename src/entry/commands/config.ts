/**
 * Defines `redgreen config`, which prints every setting with its value and source, and the commands that a run here
 * would use.
 */

import type { Command } from 'commander';
import { readConfigFile } from '../../config/config-file.ts';
import { resolveSettings } from '../../config/resolve-settings.ts';
import { allowedWords, defaultWords } from '../../config/setting-phrases.ts';
import { aboutOf, settingNames } from '../../config/settings.ts';
import { problemText } from '../../run/errors.ts';
import { exitCode } from '../../run/outcome.ts';
import { commandsStop } from '../../run-story/command-detection.ts';
import { visibleLine } from '../../text/terminal-text.ts';
import { commandsHere } from '../check-clone.ts';
import { openClone, uncountedConfig } from '../local-clone.ts';
import { addSettingFlags, flagsOf, withSwitchValues } from '../setting-flags.ts';
import { readStoryFile } from '../story-input.ts';
import type { CommandFile } from '../subcommand.ts';

export const command: CommandFile = {
  place: 30,
  declare: (config) =>
    addSettingFlags(
      config
        .description('show every setting, its value and where the value comes from')
        .option('--explain', 'also say what each setting does and allows')
        .option('--json', 'print the settings as JSON')
        .option('--story <file>', 'include the front matter of this story'),
    ),
  examples: ['redgreen config', 'redgreen config --explain --story story.md', 'redgreen config --max-iterations 5'],
  prepare: withSwitchValues,
  async run(io, options: { explain?: boolean; json?: boolean; story?: string }, command: Command) {
    const read = options.story === undefined ? undefined : await readStoryFile(io.cwd, options.story);
    const storyOptions = { mayWrite: true, source: options.story };
    await using clone = await openClone(io);
    const { sources, settings, ...rest } = resolveSettings({
      flags: flagsOf(command),
      environment: io.environment,
      repositoryFile: clone.configText,
      story: read && { ...storyOptions, frontMatter: read.story.frontMatter, placeOf: read.placeOf },
      needsKey: false,
    });
    const uncounted = await uncountedConfig(clone);
    const problems = uncounted ? [...rest.problems, ...readConfigFile(uncounted.text).problems] : rest.problems;
    const warnings = uncounted ? [...rest.warnings, uncounted.warning] : rest.warnings;
    const found = await commandsHere(clone, settings);
    const { setup, build, test, env, because, leftOut, alternatives = [] } = found;
    const commands = { setup, build, test, env, because, leftOut };
    if (options.json)
      io.stdout.write(`${JSON.stringify({ settings: sources, commands, problems, warnings }, null, 2)}\n`);
    else {
      for (const name of settingNames) {
        const { value, source } = sources[name] ?? { value: undefined, source: 'default' };
        io.stdout.write(
          `${name}: ${visibleLine(value === undefined ? defaultWords(name) : valueWords(value))} (${visibleLine(source)})\n`,
        );
        if (!options.explain) continue;
        io.stdout.write(`    ${aboutOf(name).says}\n    Allowed: ${allowedWords(name)}.\n`);
      }
      io.stdout.write(`\nCommands of a run here (${visibleLine(because)}):\n`);
      for (const [name, command] of Object.entries({ setup, build, test }))
        io.stdout.write(`  ${name}: ${visibleLine(command ?? 'none', 1000)}\n`);
      for (const [name, value] of Object.entries(env ?? {})) io.stdout.write(`  ${visibleLine(`${name}=${value}`)}\n`);
      for (const one of leftOut ?? []) io.stdout.write(`  left out: ${visibleLine(one)}\n`);
      for (const one of alternatives) io.stdout.write(`  else: ${visibleLine(`${one.test} (${one.because})`, 1000)}\n`);
      const stop = commandsStop(settings, found);
      if (stop !== undefined) io.stdout.write(`  ${visibleLine(stop.detail, 1000)}\n`);
    }
    for (const warning of warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1000)}\n`);
    for (const problem of problems) io.stderr.write(`${visibleLine(problemText(problem), 1000)}\n`);
    return problems.length === 0 ? 0 : exitCode('misconfigured');
  },
};

function valueWords(value: unknown) {
  if (typeof value === 'string') return value;
  const text = JSON.stringify(value);
  // As the tables of the documentation have it.
  return text === '[]' || text === '{}' ? '–' : text;
}
