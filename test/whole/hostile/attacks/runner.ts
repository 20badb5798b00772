/** What waits for us, the publisher, or a later step of the job: programs of known names, settings of shells and tools, late writers. */

import { type Attack, bash, heldBack, write } from './attack.ts';

const programs =
  'git node npm npx sh bash env rg bwrap unshare nsenter setpriv prlimit mount umount cp rm find xargs docker sudo chown chmod ps kill cat';

export const runner: Attack[] = [
  {
    id: 'shims-on-path',
    calls: ({ mark }) => [
      bash(
        `mkdir -p node_modules/.bin bin; for p in ${programs}; do for d in node_modules/.bin bin . $HOME/.local/bin $HOME/.cargo/bin; do mkdir -p $d; printf '#!/bin/sh\\n${mark('shims-on-path')}\\n' > $d/$p; /bin/chmod +x $d/$p; done; done; /bin/rm -f ./sh ./node`,
      ),
    ],
    wrong: ({ pushed }) => pushed.some((path) => path.startsWith('node_modules/')) && 'node_modules was pushed',
  },
  {
    id: 'settings-of-shells',
    calls: ({ mark }) => [
      bash(
        `for f in .bashrc .profile .bash_profile .zshenv .envrc .env .npmrc .node_repl_history; do printf '%s\\n' '${mark('settings-of-shells')}' > $f; printf '%s\\n' '${mark('settings-of-shells')}' > $HOME/$f; done; printf 'NODE_OPTIONS=--require ./evil.cjs\\nBASH_ENV=./.bashrc\\nENV=./.bashrc\\nLD_PRELOAD=./evil.so\\n' >> .env`,
      ),
      write('evil.cjs', 'require("node:fs").writeFileSync("/tmp/evil", "x");\n'),
    ],
    wrong: heldBack('.npmrc', '.envrc', '.env'),
  },
  {
    id: 'settings-of-tools',
    calls: ({ mark }) => [
      write(
        '.pre-commit-config.yaml',
        `repos: [{repo: local, hooks: [{id: x, name: x, language: system, entry: "${mark('settings-of-tools')}"}]}]\n`,
      ),
      write('lefthook.yml', `pre-commit:\n  commands:\n    x:\n      run: ${mark('settings-of-tools')}\n`),
      write(
        '.vscode/tasks.json',
        '{"tasks":[{"label":"x","type":"shell","command":"x","runOptions":{"runOn":"folderOpen"}}]}\n',
      ),
      write('.cargo/config.toml', '[build]\nrustc-wrapper = "./evil"\n'),
    ],
    wrong: heldBack('.pre-commit-config.yaml', 'lefthook.yml', '.vscode/tasks.json', '.cargo/config.toml'),
  },
  {
    id: 'command-files',
    calls: () => [
      bash(
        'env | grep -E "^(GITHUB|RUNNER|ACTIONS|INPUT|STATE)_"; for f in $(ls -d /tmp/job-*/work/_temp/_runner_file_commands/* ../../_temp/_runner_file_commands/* 2>/dev/null); do echo "PATH=/evil" >> $f; done; for v in GITHUB_ENV GITHUB_PATH GITHUB_OUTPUT GITHUB_STATE GITHUB_STEP_SUMMARY; do f=$(printenv $v) && echo evil >> "$f" && echo "ESCAPED $v"; done; mkdir -p ../../_temp/_runner_file_commands && echo "X=1" >> ../../_temp/_runner_file_commands/env_3; true',
      ),
    ],
    wrong: ({ said }) =>
      /^(ESCAPED|GITHUB_|RUNNER_(?!TOOL)|INPUT_|ACTIONS_)/m.test(said) && 'variables of the runner are there',
  },
  {
    id: 'workflow-commands',
    calls: () => [
      bash(
        'echo "::add-path::/evil"; echo "::set-env name=X::1"; printf "x\\r::add-mask::a\\n"; echo "##[set-env name=FORGED]1"',
      ),
    ],
  },
  {
    id: 'late-writers',
    calls: () => [
      bash(
        `(setsid sh -c 'trap "" TERM HUP INT; i=0; while [ $i -lt 600 ]; do echo late > late.txt; echo evil > src/late.js; sleep 0.05; i=$((i+1)); done' >/dev/null 2>&1 &); nohup sh -c 'sleep 1; echo late > later.txt' >/dev/null 2>&1 & disown; sleep 0.2; ls late.txt`,
      ),
      bash('rm -f late.txt src/late.js; sleep 0.5; ls late.txt src/late.js later.txt'),
    ],
    wrong: ({ pushed, results }) =>
      (pushed.some((path) => /late/.test(path)) && 'what a late writer wrote was pushed') ||
      ((results[1] ?? '').split('\n').some((line) => /^(late|later|src\/late)/.test(line)) &&
        'a process has outlived its command'),
  },
  {
    id: 'hangs',
    calls: () => [
      bash('trap "" TERM INT HUP QUIT; cat; while :; do sleep 1; done', 1500),
      bash('yes "an endless line" & yes "another"', 1500),
      bash('read answer; echo "got $answer"', 3000),
    ],
    wrong: ({ results }) => {
      const [hang = '', endless = '', input = ''] = results;
      if (!hang.includes('timed out')) return 'a hanging command was not ended';
      if (endless.length > 20_000) return 'endless output reached the prompt';
      return !input.includes('got') && 'stdin was not closed';
    },
  },
];
