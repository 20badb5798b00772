/** Generates the flags of `redgreen run` and similar commands from the schema of settings, and reads given flags. */

import { type Command, Option } from 'commander';
import { secretSettings } from '../config/provider-settings.ts';
import { allowedWords, defaultSentence, formOf, placeSentence } from '../config/setting-phrases.ts';
import { aboutOf, type SettingName, settingNames } from '../config/settings.ts';

/** A secret on the command line shows in the process list and in the shell's history, so there is no flag for one. */
const flagNames = settingNames.filter((name) => !secretSettings.includes(name));
const switches = new Set(flagNames.filter((name) => formOf(name) === 'boolean'));

export function addSettingFlags(command: Command): Command {
  command.optionsGroup('Settings (also REDGREEN_NAME in the environment, or in .github/redgreen.yml):');
  for (const name of flagNames.filter((one) => !isOnlyOnGitHub(one))) command.addOption(flag(name));
  command.optionsGroup('Without effect here:');
  for (const name of flagNames.filter(isOnlyOnGitHub)) command.addOption(new Option(form(name)));
  return command;
}

const isOnlyOnGitHub = (name: SettingName) => aboutOf(name).onlyOnGitHub === true;

function form(name: SettingName) {
  return `--${name} <${switches.has(name) ? 'true|false' : 'value'}>`;
}

function flag(name: SettingName) {
  const says = aboutOf(name).says;
  return new Option(
    form(name),
    `${says} Allowed: ${allowedWords(name)}.${defaultSentence(name)}${placeSentence(name)}`,
  );
}

/** `--dry-run` is `--dry-run=true`, `--no-review` is `--review=false`: a switch never takes the story's path for its value. */
export function withSwitchValues(argv: readonly string[]): string[] {
  const end = argv.indexOf('--');
  const flags = end === -1 ? argv : argv.slice(0, end);
  const result: string[] = [];
  for (let index = 0; index < flags.length; index++) {
    const argument = flags[index] ?? '';
    const name = argument.replace(/^--(no-)?/, '') as SettingName;
    if (!argument.startsWith('--') || !switches.has(name)) result.push(argument);
    else if (argument.startsWith('--no-')) result.push(`--${name}=false`);
    else if (/^(true|false|yes|no|on|off|0|1)$/i.test(flags[index + 1] ?? ''))
      result.push(`--${name}=${flags[++index]}`);
    else result.push(`--${name}=true`);
  }
  return [...result, ...argv.slice(flags.length)];
}

/** The given flags by kebab-case name, out of what commander read. */
export function flagsOf(command: Command): Record<string, string> {
  return Object.fromEntries(
    command.options.flatMap((option) => {
      const value: string | undefined = command.getOptionValue(option.attributeName());
      return value === undefined || !flagNames.includes(option.name() as SettingName) ? [] : [[option.name(), value]];
    }),
  );
}
