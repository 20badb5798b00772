/** Defines `redgreen completion`, which prints a script that lets bash, zsh or fish complete commands and options. */

import { Argument, Command } from 'commander';
import { commandFiles } from '../command-list.ts';
import type { CommandFile } from '../subcommand.ts';

export const command: CommandFile = {
  place: 210,
  declare: (completion) =>
    completion
      .description('print a script that completes commands and options in your shell')
      .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish'])),
  examples: [
    'redgreen completion bash > ~/.local/share/bash-completion/completions/redgreen',
    'redgreen completion zsh > ~/.zfunc/_redgreen',
    'redgreen completion fish > ~/.config/fish/completions/redgreen.fish',
  ],
  async run(io, shell: 'bash' | 'zsh' | 'fish') {
    const all = await Promise.all([...commandFiles].map(async ([verb, load]) => wordsOf(verb, (await load()).command)));
    const sorted = all.sort((one, other) => one.verb.localeCompare(other.verb));
    io.stdout.write(scripts[shell](sorted));
    return 0;
  },
};

interface Words {
  verb: string;
  says: string;
  options: { long: string; says: string }[];
}

function wordsOf(verb: string, { declare }: CommandFile): Words {
  const command = declare(new Command(verb));
  const options = command.options.flatMap(({ long, description }) =>
    long ? [{ long, says: firstSentence(description) }] : [],
  );
  return { verb, says: firstSentence(command.description()), options };
}

const firstSentence = (text: string) => text.split(/[.;:] /)[0] ?? '';

const scripts: Readonly<Record<'bash' | 'zsh' | 'fish', (all: readonly Words[]) => string>> = {
  bash: (all) => `_redgreen() {
  local word=\${COMP_WORDS[COMP_CWORD]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${all.map(({ verb }) => verb).join(' ')}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${all.map(({ verb, options }) => `    ${verb}) COMPREPLY=($(compgen -W "${options.map(({ long }) => long).join(' ')}" -- "$word")) ;;\n`).join('')}  esac
}
complete -o default -F _redgreen redgreen
`,
  zsh: (all) => `#compdef redgreen
_redgreen() {
  if (( CURRENT == 2 )); then
    local -a verbs=(${all.map(({ verb, says }) => quoted(`${verb}:${says}`)).join(' ')})
    _describe command verbs
    return
  fi
  local -a options
  case "$words[2]" in
${all.map(({ verb, options }) => `    ${verb}) options=(${options.map(({ long, says }) => quoted(`${long}:${says}`)).join(' ')}) ;;\n`).join('')}  esac
  if [[ "$words[CURRENT]" == -* ]]; then _describe option options; else _files; fi
}
# As a file of fpath this is the function's own body, and the first Tab has run it.
if [[ "$funcstack[1]" == _redgreen ]]; then _redgreen "$@"; else compdef _redgreen redgreen; fi
`,
  fish: (all) => `complete -c redgreen -n __fish_use_subcommand -f
${all
  .flatMap(({ verb, says, options }) => [
    `complete -c redgreen -n __fish_use_subcommand -a ${verb} -d ${quoted(says)}\n`,
    ...options.map(
      (option) =>
        `complete -c redgreen -n '__fish_seen_subcommand_from ${verb}' -l ${option.long.slice(2)} -d ${quoted(option.says)}\n`,
    ),
  ])
  .join('')}`,
};

/** For all three: within single quotes nothing is read but their end. */
const quoted = (text: string) => `'${text.replaceAll("'", '’')}'`;
