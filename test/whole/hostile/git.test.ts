/**
 * By which a repository can make git run something: one of each kind, the rest in attacks/git.ts. Each fixture is shown to work on
 * plain git first – its marker fires – and then our whole way through a run is taken with it, and the marker must not be there.
 */
// @module-tag full

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it as plainIt } from 'vitest';
import { push } from '../../../src/git/push.ts';
import { deepen, fetchBranch } from '../../../src/git/remote-fetch.ts';
import { openRepository, type Repository } from '../../../src/git/repository.ts';
import { leaveBranch, makeWorkTree } from '../../../src/git/work-tree.ts';
import { publishable } from '../../../src/publish/held-back-files.ts';
import { listed } from '../../../src/text/word-list.ts';
import { type Checkout, commitAll, makeCheckout, robot, runGit, runShell, write } from '../../git/git-fixture.ts';
import { opened } from '../../support/fixtures.ts';

type Attack = [
  name: string,
  /** `before`: it lies in the checkout when the run begins. `agent`: the agent plants it between setup and snapshot. */
  when: 'before' | 'agent',
  /** Shell lines by which plain git falls for it. */
  plain: string,
  plant: (checkout: Checkout, trap: Trap) => Promise<void> | void,
];

interface Trap {
  /** A script that leaves the marker, and passes its input on. */
  script: string;
  marker: string;
}

const hooks = listed(`
  pre-commit post-commit prepare-commit-msg pre-push post-checkout reference-transaction post-index-change
  post-rewrite pre-auto-gc
`);
const configure =
  (...pairs: [string, (trap: Trap) => string][]) =>
  (checkout: Checkout, trap: Trap) => {
    for (const [key, value] of pairs) checkout.git('config', key, value(trap));
  };
const script = ({ script: path }: Trap) => path;
const commit = 'git -c user.name=x -c user.email=x@x commit -qm x';

/** A library to be a submodule, and that submodule in the checkout. */
const addSubmodule = ({ root, tree }: Checkout, file: string, then: string) => {
  runShell(root, `git init -q lib; cd lib; ${file}; git add -A; ${commit}`);
  const add = `git -c protocol.file.allow=always submodule --quiet add ${root}/lib sub; ${commit}`;
  runShell(tree, `${add}; ${then}`);
};
const filterAll = "echo '* filter=evil' > .gitattributes";
const changeAndAdd = `echo x >> a.txt; git add -A; ${commit}`;

const attacks: Attack[] = [
  [
    'hooks in .git',
    'before',
    changeAndAdd,
    ({ tree }, trap) => {
      runShell(tree, `mkdir -p .git/hooks; for h in ${hooks.join(' ')}; do cp ${trap.script} .git/hooks/$h; done`);
    },
  ],
  ['core.fsmonitor', 'before', 'git status', configure(['core.fsmonitor', script])],
  [
    'clean, smudge and process filters',
    'before',
    'echo y >> a.txt; git add -A',
    async (checkout, trap) => {
      await write(checkout.tree, { '.gitattributes': '*.txt filter=evil\n' });
      commitAll(checkout.tree, 'attributes');
      configure(['filter.evil.clean', script], ['filter.evil.smudge', script])(checkout, trap);
    },
  ],
  [
    'a filter that the agent names',
    'agent',
    'echo y >> a.txt; git add -A || true',
    async (checkout, trap) => {
      configure(['filter.evil.process', script], ['filter.evil.clean', script])(checkout, trap);
      await write(checkout.tree, { '.gitattributes': '* filter=evil\n' });
    },
  ],
  [
    'settings of the work tree',
    'before',
    'git status',
    (checkout, trap) => {
      checkout.git('config', 'extensions.worktreeConfig', 'true');
      checkout.git('config', '--worktree', 'core.fsmonitor', trap.script);
    },
  ],
  [
    'a nested repository with a filter, whose .git is a pointer',
    'agent',
    'git add -A; touch nested/.gitattributes; git status',
    ({ root, tree }, trap) => {
      const nested = `git init -q --separate-git-dir ${root}/elsewhere nested; cd nested; ${filterAll}; git add -A; ${commit}`;
      const changed = `sleep 1; echo changed > .gitattributes; ${filterAll}`;
      runShell(tree, `${nested}; git config filter.evil.clean ${trap.script}; ${changed}`);
    },
  ],
  [
    'a submodule with a monitor of its own',
    'before',
    'git status',
    (checkout, trap) => addSubmodule(checkout, 'echo l > l.txt', `git -C sub config core.fsmonitor ${trap.script}`),
  ],
  [
    'a submodule with a filter',
    'before',
    'git status',
    (checkout, trap) =>
      addSubmodule(
        checkout,
        filterAll,
        `git -C sub config filter.evil.clean ${trap.script}; touch -d @1 sub/.gitattributes`,
      ),
  ],
  [
    '.gitmodules with an update command',
    'before',
    'git submodule update || true',
    (checkout, trap) =>
      addSubmodule(
        checkout,
        'echo l > l.txt',
        `git config submodule.sub.update '!${trap.script}'; git -C sub checkout -q --orphan x; git -C sub -c user.name=x -c user.email=x@x commit -qm another`,
      ),
  ],
];

const it = plainIt.extend<{ own: Awaited<ReturnType<typeof laid>> }>({ own: opened(laid) });

describe('what a repository can make git run', () => {
  it.for(attacks)('%s', async ([_, when, plain, plant], { own }) => {
    // The fixture is one: plain git falls for it.
    await using proof = await laid();
    await plant(proof.checkout, proof.trap);
    runShell(proof.checkout.tree, `rm -f ${proof.trap.marker}; { ${plain}; } >/dev/null 2>&1 </dev/null`);
    expect(existsSync(proof.trap.marker)).toBe(true);

    if (when === 'before') await plant(own.checkout, own.trap);
    runShell('/', `rm -f ${own.trap.marker}`);
    await wholeRun(own.checkout, async () => {
      if (when === 'agent') await plant(own.checkout, own.trap);
      runShell('/', `rm -f ${own.trap.marker}`);
    });
    expect(existsSync(own.trap.marker)).toBe(false);
  });
});

describe('a .git that points elsewhere', () => {
  it('is not followed when the agent swaps it', async ({ own: { checkout, trap } }) => {
    const tree = join(checkout.root, 'linked');
    checkout.git('worktree', 'add', '-q', tree);
    const swap = async () => {
      runShell(checkout.root, `cp -r tree/.git evil; git --git-dir=evil config core.fsmonitor ${trap.script}`);
      runShell(
        checkout.root,
        `git --git-dir=evil config core.bare false; rm linked/.git; echo 'gitdir: ${checkout.root}/evil' > linked/.git`,
      );
    };
    await wholeRun({ ...checkout, tree }, swap);
    expect(existsSync(trap.marker)).toBe(false);
    runShell(tree, 'git status >/dev/null 2>&1');
    expect(existsSync(trap.marker)).toBe(true);
  });
});

describe('what the machine can make git run', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it.for([
    [
      'a home folder',
      ({ script: path }: Trap, root: string) => ({ HOME: home(root, path), XDG_CONFIG_HOME: home(root, path) }),
    ],
    [
      'inherited settings',
      ({ script: path }: Trap) => ({
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'core.fsmonitor',
        GIT_CONFIG_VALUE_0: path,
      }),
    ],
    ['inherited variables', ({ script: path }: Trap) => ({ GIT_EXTERNAL_DIFF: path })],
  ] as const)('%s', async ([_, env], { own }) => {
    await write(own.checkout.tree, { '.gitattributes': '*.txt filter=evil\n' });
    commitAll(own.checkout.tree, 'attributes');
    const given = env(own.trap, own.checkout.root);
    runShell(
      own.checkout.tree,
      `echo x >> a.txt; ${Object.entries(given)
        .map(([key, value]) => `${key}='${value}'`)
        .join(' ')} git diff`,
    );
    expect(existsSync(own.trap.marker)).toBe(true);
    runShell(own.checkout.tree, `rm ${own.trap.marker}; git checkout -q a.txt`);
    Object.assign(process.env, given);
    await wholeRun(own.checkout);
    expect(existsSync(own.trap.marker)).toBe(false);
  });

  it('a folder of git programs', async ({ own: { checkout, trap } }) => {
    runShell(
      checkout.root,
      `mkdir bin; for p in git-upload-pack git-receive-pack git-remote-http; do cp ${trap.script} bin/$p; done`,
    );
    const variables = { GIT_EXEC_PATH: join(checkout.root, 'bin') };
    runShell(
      checkout.tree,
      `GIT_EXEC_PATH=${variables.GIT_EXEC_PATH} git ls-remote file://${checkout.tree} 2>/dev/null || true`,
    );
    expect(existsSync(trap.marker)).toBe(true);
    runShell('/', `rm ${trap.marker}`);
    Object.assign(process.env, variables);
    await wholeRun(checkout);
    expect(existsSync(trap.marker)).toBe(false);
  });

  it('a git in the repository, first on PATH', async ({ own }) => {
    const bin = join(own.checkout.tree, 'node_modules/.bin');
    runShell(own.checkout.tree, `mkdir -p ${bin}; cp ${own.trap.script} ${bin}/git; cp ${own.trap.script} git`);
    const path = `.:${bin}:${own.checkout.tree}:${process.env.PATH}`;
    runShell(own.checkout.tree, `PATH='${path}' git status >/dev/null`);
    expect(existsSync(own.trap.marker)).toBe(true);
    runShell('/', `rm ${own.trap.marker}`);
    process.env.PATH = path;
    await wholeRun(own.checkout);
    expect(existsSync(own.trap.marker)).toBe(false);
  });
});

describe('a clone of somebody', () => {
  it('runs none of its hooks and settings, and is left as it was', async ({ own: { checkout, trap } }) => {
    runShell(
      checkout.tree,
      `mkdir -p .git/hooks; for h in ${hooks.join(' ')}; do cp ${trap.script} .git/hooks/$h; done; git config core.fsmonitor ${trap.script}`,
    );
    runShell(checkout.tree, 'git update-ref refs/heads/proof HEAD');
    expect(existsSync(trap.marker)).toBe(true);
    runShell('/', `rm ${trap.marker}`);
    await (await openRepository({ tree: checkout.tree, gitDir: join(checkout.root, 'look') })).uncommitted();
    const repository = await makeWorkTree({
      clone: checkout.tree,
      into: join(checkout.root, 'run'),
      gitDir: join(checkout.root, 'own'),
    });
    const id = await changeAndCommit(repository);
    await leaveBranch(repository, checkout.tree, 'ai-implement/x', id);
    expect(existsSync(trap.marker)).toBe(false);
  });
});

/** A checkout with something to change, and a trap that has not sprung. */
async function laid() {
  const checkout = await makeCheckout({ 'a.txt': 'one\n', 'b.md': 'two\n', 'src/c.js': 'three\n' });
  const trap = { script: join(checkout.root, 'trap.sh'), marker: join(checkout.root, 'sprung') };
  await write(checkout.root, { 'trap.sh': { exec: `#!/bin/sh\ntouch ${trap.marker}\nexit 0\n` } });
  return { checkout, trap, [Symbol.asyncDispose]: () => checkout[Symbol.asyncDispose]() };
}

/** Every call of ours that a run makes, in its order. */
async function wholeRun(checkout: Checkout, agent: () => Promise<void> = async () => {}): Promise<void> {
  const bare = join(checkout.root, 'bare.git');
  runGit('/', ['init', '-q', '--bare', '-b', 'main', bare], { PATH: '/usr/bin:/bin' });
  const repository = await openRepository({
    tree: checkout.tree,
    gitDir: join(checkout.root, 'own-run'),
  });
  await repository.markSetup();
  await repository.fillInside(join(checkout.root, 'inside'));
  await write(checkout.tree, { 'a.txt': 'by the agent\n', 'new.txt': 'new\n' });
  await agent();
  const id = await changeAndCommit(repository);
  const remote = { url: `file://${bare}` };
  const branch = 'ai-implement/1';
  expect(await push(repository, remote, { commit: id, branch, expected: 'absent' })).toEqual({ kind: 'pushed' });
  expect(await fetchBranch(repository, remote, branch)).toEqual({ kind: 'fetched', commit: id });
  await deepen(repository, remote, [id, repository.head.commit], [branch]);
  await repository.log(repository.head.commit, id);
  await repository.behind(id, repository.head.commit);
  await repository.uncommitted();
  await repository.writeTree(repository.head.commit);
}

async function changeAndCommit(repository: Repository): Promise<string> {
  const { head } = repository;
  await write(repository.tree, { 'src/c.js': 'changed\n' });
  const { tree: whole } = await repository.snapshot();
  const { tree } = await publishable(
    repository,
    { tree: whole, parent: head.commit, base: head.commit },
    { protectedPaths: [], secrets: [] },
  );
  await repository.diffStat(head.commit, tree);
  await repository.patch(head.commit, tree);
  await repository.differences(head.commit, tree);
  const into = `${repository.git.place.gitDir}-over`;
  await mkdir(into);
  await repository.exportOver(head.commit, tree, into);
  expect(existsSync(join(into, 'src/c.js'))).toBe(true);
  return repository.commit({ tree, parent: head.commit, message: 'change', author: robot, trailers: {} });
}

function home(root: string, path: string): string {
  const settings = `[filter "evil"]\n\tclean = ${path}\n[core]\n\tfsmonitor = ${path}\n[diff]\n\texternal = ${path}\n`;
  mkdirSync(join(root, 'home/git'), { recursive: true });
  for (const file of ['home/.gitconfig', 'home/git/config']) writeFileSync(join(root, file), settings);
  return join(root, 'home');
}
