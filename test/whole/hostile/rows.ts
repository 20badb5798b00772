/** The table of attacks: each row with the tests that hold it, or why there is nothing to hold. */

export interface Row {
  row: string;
  attack: string;
  /** `file › part of a test's name`; the obedient agent's tables name their rows themselves. */
  held: string[];
  /** Why no test holds it. */
  not?: string;
}

const agent = 'whole/hostile/action.test.ts › an obedient agent';
const hostileRepository = 'whole/hostile/action.test.ts › hostile from its first commit';
const sandbox = 'whole/hostile/sandbox.test.ts › attack';
const ownGit = 'whole/hostile/git.test.ts › what a repository can make git run';
const output = 'whole/hostile/output.test.ts › red: test output';
const story = 'whole/hostile/story.test.ts › what nobody sees reaches no model';
const examples = 'examples.test.ts › asks for little, pins what it uses and ends';

export const rows: Row[] = [
  {
    row: 'S01',
    attack: 'an outsider sets the label or comments `/retry`',
    held: ['whole/action/admission.test.ts › readers, triage, strangers and bots are refused'],
  },
  {
    row: 'S02',
    attack: 'triage role sets the label',
    held: ['whole/action/admission.test.ts › readers, triage, strangers and bots are refused'],
  },
  {
    row: 'S03',
    attack: 'a bot asks',
    held: [
      'whole/action/admission.test.ts › readers, triage, strangers and bots are refused',
      'github/trigger.test.ts › test.each',
    ],
  },
  { row: 'S04', attack: 'a bot is made to ask for somebody else', held: ['github/trigger.test.ts › test.each'] },
  {
    row: 'S05',
    attack: 'the question for permission fails',
    held: ['github/admission.test.ts › no answer about the permission'],
  },
  {
    row: 'S06',
    attack: 'a command in a quote, in code, in an edited comment',
    held: ['github/trigger.test.ts › a comment edited before it was read'],
  },
  {
    row: 'S07',
    attack: '`/retry` on a fork',
    held: ['github/admission.test.ts › a pull request from a fork is refused'],
  },
  { row: 'S08', attack: 'text edited after the label', held: [story, 'github/frozen-text.test.ts › test('] },
  {
    row: 'S09',
    attack: 'the branch moves during the run',
    held: ['whole/action/publish.test.ts › the branch moved meanwhile', 'git/git-remote.test.ts › overwrites nobody'],
  },
  {
    row: 'S10',
    attack: 'forged webhook',
    held: ['whole/app/webhook.test.ts › a forged, an unsigned and a far too long event'],
  },
  {
    row: 'S11',
    attack: 'redelivered webhook',
    held: ['store/queue.test.ts › a delivery is stored once for its id and once for its meaning'],
  },
  {
    row: 'S12',
    attack: 'two triggers at once',
    held: [
      'github/admission.test.ts › during a run the label is answered with a link',
      'examples.test.ts › cannot drop a /retry',
    ],
  },
  {
    row: 'S13',
    attack: 'our branch made beforehand',
    held: [
      'whole/hostile/events.test.ts › a forged record makes no branch ours',
      'whole/action/publish.test.ts › a branch of the right name that is not ours',
    ],
  },
  {
    row: 'S14',
    attack: 'a title that names another branch or an option',
    held: [
      'whole/hostile/sinks.test.ts › any title makes a branch under our prefix',
      'git/git-remote.test.ts › never pushes to the default branch',
      agent,
    ],
  },
  {
    row: 'S15',
    attack: 'a forged marker or record',
    held: [
      'whole/hostile/events.test.ts › a forged record makes no branch ours',
      'github/admission.test.ts › a forged record in somebody else’s comment',
    ],
  },
  { row: 'S16', attack: 'a storm of labels', held: ['whole/hostile/events.test.ts › a storm of labels'] },
  { row: 'S17', attack: 'hidden text in the issue', held: [story, 'github/text.test.ts › is not read'] },
  {
    row: 'S18',
    attack: 'invisible characters, in and out',
    held: [story, output, 'github/text.test.ts › no code point that a person cannot see'],
  },
  { row: 'S19', attack: 'a stranger’s comment', held: [story] },
  { row: 'S20', attack: 'orders in files of the repository', held: [hostileRepository, agent] },
  { row: 'S21', attack: 'orders in test output', held: [output, agent] },
  { row: 'S22', attack: 'our delimiters in the text', held: [story, 'agent/prompt.test.ts › test('] },
  {
    row: 'S23',
    attack: 'keys, base URL or sandbox in the repository’s configuration',
    held: ['whole/hostile/story.test.ts › a configuration that would turn the sandbox off', agent],
  },
  { row: 'S24', attack: 'images and links that we would fetch', held: [story] },
  { row: 'S25', attack: 'keys in the environment', held: [agent, hostileRepository, sandbox] },
  { row: 'S26', attack: '/proc of other processes', held: [agent, hostileRepository, sandbox] },
  {
    row: 'S27',
    attack: 'file tools on /proc, links, other folders',
    held: [agent, 'agent/tools.test.ts › read refuses'],
  },
  {
    row: 'S28',
    attack: 'sudo, privileges, namespaces, memory of others',
    held: [agent, hostileRepository, sandbox, 'sandbox/seccomp.test.ts › no other process is attached to'],
  },
  { row: 'S29', attack: 'docker.sock and other sockets', held: [agent, hostileRepository, sandbox] },
  {
    row: 'S30',
    attack: 'the credential of the checkout',
    held: [agent, 'whole/action/checkout.test.ts › a credential that the checkout left'],
  },
  {
    row: 'S31',
    attack: 'the token in a URL, an argument, a log',
    held: ['git/git-remote.test.ts › keeps the token out of every argument list', agent],
  },
  {
    row: 'S32',
    attack: 'another remote, a proxy, `insteadOf`',
    held: [agent, hostileRepository, 'git/git-remote.test.ts › follows no redirect'],
  },
  {
    row: 'S33',
    attack: 'credentials in HOME',
    held: [agent, hostileRepository, sandbox, 'sandbox/toolchains.test.ts › that hold a secret are covered'],
  },
  { row: 'S34', attack: 'tokens of the runner', held: [agent, sandbox] },
  {
    row: 'S35',
    attack: 'any way to the network',
    held: [
      agent,
      'sandbox/networks.test.ts › a host list',
      'whole/hostile/dependencies.test.ts › a new dependency',
      sandbox,
    ],
  },
  {
    row: 'S36',
    attack: 'a secret in what is published, in any form',
    held: [agent, 'publish/publish-policy.test.ts › holds back one of ours'],
  },
  {
    row: 'S37',
    attack: 'images and links that call home from what we post',
    held: [output, 'whole/hostile/sinks.test.ts › has the same shape'],
  },
  {
    row: 'S38',
    attack: 'secrets in logs, artefacts, the record',
    held: [
      agent,
      'sandbox/masked-log.test.ts › what tests print is masked',
      'text/redact.test.ts › test.each',
      'store/run-folder.test.ts › a secret never reaches the file',
    ],
  },
  { row: 'S39', attack: 'the model’s key in the sandbox', held: [agent] },
  { row: 'S40', attack: 'hooks', held: [agent, hostileRepository, ownGit] },
  { row: 'S41', attack: 'monitors, filters, diff programs', held: [agent, hostileRepository, ownGit] },
  {
    row: 'S42',
    attack: '`.git` swapped, nested, embedded',
    held: [agent, ownGit, 'publish/publish-policy.test.ts › holds back a repository without .git'],
  },
  { row: 'S43', attack: 'submodules', held: [agent, hostileRepository, ownGit] },
  { row: 'S44', attack: 'programs that a publisher would run', held: [agent, hostileRepository] },
  {
    row: 'S45',
    attack: 'shims on PATH, settings of shells and loaders',
    held: [agent, hostileRepository, 'whole/hostile/git.test.ts › a git in the repository, first on PATH', sandbox],
  },
  { row: 'S46', attack: 'the runner’s command files', held: [agent, sandbox] },
  { row: 'S47', attack: 'the action’s own folder, the tools', held: [agent, sandbox] },
  {
    row: 'S48',
    attack: 'a process that outlives its command',
    held: [agent, 'sandbox/sandbox-ends.test.ts › a command that ends leaves nothing behind', sandbox],
  },
  { row: 'S49', attack: 'links out of the tree', held: [agent, 'agent/tools.test.ts › read refuses'] },
  {
    row: 'S50',
    attack: 'hard links, devices, sparse files, odd names',
    held: [agent, 'git/git-repository.test.ts › names what it leaves out, without reading it', sandbox],
  },
  {
    row: 'S51',
    attack: 'a patch read differently by git and by us',
    held: [agent, 'publish/publish-policy.test.ts › holds back changes, additions and deletions'],
  },
  {
    row: 'S52',
    attack: 'a stale base',
    held: [agent, 'git/git-repository.test.ts › does not push deletions from a sparse checkout'],
  },
  {
    row: 'S53',
    attack: 'CI, owners, hooks in the pull request',
    held: [agent, 'publish/publish-policy.test.ts › holds back changes, additions and deletions'],
  },
  {
    row: 'S54',
    attack: 'settings of agents, git, package managers',
    held: [agent, 'publish/publish-policy.test.ts › holds back changes, additions and deletions'],
  },
  {
    row: 'S55',
    attack: 'the test command or its settings changed',
    held: [
      'whole/hostile/tampering.test.ts › no way round the tests is green',
      'verdict/tamper-pack.test.ts › cheats that exit 0',
    ],
  },
  {
    row: 'S56',
    attack: 'tests weakened',
    held: [
      'whole/hostile/tampering.test.ts › no way round the tests is green',
      'verdict/tamper-pack.test.ts › cheats that exit 0',
    ],
  },
  {
    row: 'S57',
    attack: 'dependencies from elsewhere, lifecycle scripts',
    held: [
      'publish/sources.test.ts › a new place is found',
      'whole/hostile/dependencies.test.ts › a new dependency',
      'publish/dependency-changes.test.ts › what package.json brings in',
      'publish/sources.test.ts › a new source is told',
      agent,
    ],
  },
  {
    row: 'S58',
    attack: 'a push that starts CI with secrets',
    held: ['github/comment.test.ts › green after a retry'],
    not: 'with the job’s own token GitHub starts no workflow, and the comment says so; with another token that is the choice of who gives it',
  },
  {
    row: 'S59',
    attack: 'our pull request approved by us',
    held: [agent, 'github/review.test.ts › it approves nothing'],
  },
  {
    row: 'S60',
    attack: 'commands to the runner',
    held: [
      output,
      'whole/hostile/sinks.test.ts › what the runner reads is no command',
      'whole/action/log.test.ts › commands and markup',
    ],
  },
  { row: 'S61', attack: 'forged outputs', held: [output] },
  {
    row: 'S62',
    attack: 'mentions, closing words, commands, trailers',
    held: [
      output,
      'whole/hostile/sinks.test.ts › a pull request’s title is one line',
      'git/git-repository.test.ts › lets a title neither close an issue',
    ],
  },
  {
    row: 'S63',
    attack: 'fences, folds and comments that hide the verdict',
    held: [output, 'whole/hostile/sinks.test.ts › has the same shape'],
  },
  {
    row: 'S64',
    attack: 'script and markup in a report',
    held: [
      'report/page.test.ts › hostile text does nothing',
      'whole/hostile/sinks.test.ts › a report has the elements',
    ],
  },
  {
    row: 'S65',
    attack: 'control sequences on a terminal',
    held: ['whole/hostile/sinks.test.ts › no control character but our own colours'],
  },
  {
    row: 'S66',
    attack: 'line breaks in the JSON of an eval run',
    held: ['eval/format.test.ts › JSON holds every result'],
  },
  {
    row: 'S67',
    attack: 'processes, memory, disk without end',
    held: ['sandbox/limits.test.ts › too many processes end the command'],
  },
  {
    row: 'S68',
    attack: 'output and time without end',
    held: [
      agent,
      'whole/action/commands.test.ts › a test that hangs',
      'whole/action/commands.test.ts › 400 MB of output',
    ],
  },
  {
    row: 'S69',
    attack: 'texts, files and diffs without end',
    held: ['whole/hostile/story.test.ts › an issue of a megabyte', agent],
  },
  {
    row: 'S70',
    attack: 'aliases, nesting, patterns that take for ever',
    held: [
      'whole/hostile/story.test.ts › is refused in time',
      'story/story.test.ts › are read in time',
      'text/redact.test.ts › time grows with the text and not faster',
      'whole/hostile/sinks.test.ts › does not keep the report from being made',
    ],
  },
  {
    row: 'S71',
    attack: 'turns, retries and cost without end',
    held: [
      'whole/action/provider.test.ts › over the budget',
      'whole/action/provider.test.ts › the limit of turns',
      'whole/action/loop.test.ts › retries used up',
    ],
  },
  {
    row: 'S72',
    attack: 'guessed addresses of runs',
    held: ['web/sign-in.test.ts › a stranger sees the public one', 'web/server.test.ts › is nobody’s'],
  },
  { row: 'S73', attack: 'ids that are paths', held: ['store/run-folder.test.ts › no path from'] },
  {
    row: 'S74',
    attack: 'a base URL of somebody else’s',
    held: ['whole/hostile/story.test.ts › a configuration that would turn the sandbox off'],
  },
  {
    row: 'S75',
    attack: 'an App that is not set up',
    held: [
      'whole/app/setup.test.ts › the page is gone',
      'whole/app/setup.test.ts › there is no page and nothing is registered',
    ],
  },
  {
    row: 'S76',
    attack: 'one installation asks for another’s',
    held: [
      'github/app-client.test.ts › a token sees its one repository',
      'web/sign-in.test.ts › a stranger sees the public one',
    ],
  },
  { row: 'S77', attack: 'moved tags, a tampered `dist/`', held: [examples, 'examples.test.ts › what CI checks'] },
  {
    row: 'S78',
    attack: 'a poisoned cache',
    held: [
      'examples.test.ts › saves no cache',
      'sandbox/homes.test.ts › what base code compiled lies below every later home, and nothing else',
      'sandbox/go-cache.test.ts › what it compiled of other content',
      'sandbox/stale-outputs.test.ts › python: the compiled file of a source of the same size and second',
    ],
  },
  {
    row: 'S79',
    attack: 'expressions in scripts of workflows',
    held: ['examples.test.ts › puts no expression of an event into a script'],
  },
  {
    row: 'S80',
    attack: 'the command line on somebody’s own machine',
    held: ['sandbox/sandbox.test.ts › what cannot be had is refused', sandbox],
  },
  {
    row: 'S81',
    attack: "the kernel's keyrings: the session's keys, a key left for the next command",
    held: [
      'sandbox/seccomp.test.ts › the keys of the session are not there',
      'sandbox/self-test.test.ts › reports $leak',
    ],
  },
  {
    row: 'S82',
    attack: 'a suite that cannot fail: exit 0 beside failures, no report any more',
    held: [
      'verdict/run-commands.test.ts › exit 0 beside a runner that reports failures',
      'verdict/run-commands.test.ts › a report that is gone',
      'verdict/tamper-pack.test.ts › cheats that exit 0',
    ],
  },
  {
    row: 'S83',
    attack: '`/redgreen fix` or `update` by who may not write, be it the author',
    held: ['github/others-pull-request.test.ts › a stranger’s on a writer’s is not'],
  },
  {
    row: 'S84',
    attack: '`/redgreen fix` on a fork, a protected branch, the default branch',
    held: ['github/others-pull-request.test.ts › is refused with the reason'],
  },
  {
    row: 'S85',
    attack: 'tests bent, CI changed or secrets pushed on the pull request of somebody else',
    held: [
      'whole/hostile/tampering.test.ts › nor on the pull request of somebody else',
      'whole/hostile/tampering.test.ts › does not get onto the branch of somebody else',
      'whole/action/fix.test.ts › is not bent by the agent',
    ],
  },
  {
    row: 'S86',
    attack: 'orders in the log, the name or the annotations of a failing check',
    held: ['github/others-pull-request.test.ts › what failing checks tell'],
  },
  {
    row: 'S87',
    attack: 'red checks that start run after run; a user called as a bot is; a hurried upgrade with lifecycle scripts',
    held: [
      'whole/action/on-red.test.ts › two runs without a person between',
      'whole/action/on-red.test.ts › lifecycle scripts',
      'whole/action/on-red.test.ts › no run',
    ],
  },
  {
    row: 'S88',
    attack: 'marks of a conflict left in a merge, or a merge that drops what one side did',
    held: ['whole/action/update.test.ts › marks that are left are red and never pushed'],
    not: 'that both sides are kept is held by the tests of both, and by a review',
  },
  {
    row: 'S89',
    attack: 'work or bent helpers where only tests read; tests that a stranger’s words let go',
    held: ['verdict/tamper-pack.test.ts › cheats that exit 0', 'agent/reviewer.test.ts › asked for once more'],
  },
  {
    row: 'S90',
    attack: 'run definitions, shadowed modules, compiled code, files of unknown kinds',
    held: [
      'verdict/tamper-pack.test.ts › cheats that exit 0',
      'publish/held-back.test.ts › compiled code',
      'publish/held-back.test.ts › new files of unknown kinds',
      'publish/held-back.test.ts › what counts as CI in the verdict is what is never published',
      'publish/sources.test.ts › a new source is told',
    ],
  },
  {
    row: 'S91',
    attack: 'trees too deep, rewritten logs',
    held: [
      'run/remove-tree.test.ts › a tree that is too deep for paths',
      'store/prune.test.ts › folders too deep for paths go',
      'sandbox/log-file.test.ts › what was printed cannot be taken back',
    ],
  },
  {
    row: 'S92',
    attack: 'the memory of a runner written by its file in /proc, what another process printed taken out of the pipe',
    held: [
      'sandbox/landlock.test.ts › no process writes into the memory of another',
      'sandbox/landlock.test.ts › what is printed cannot be taken away again',
    ],
  },
  {
    row: 'S93',
    attack: 'a protected name that a link gives, what a protected link leads to',
    held: ['publish/publish-policy.test.ts › a protected name by way of a link is held back'],
  },
  {
    row: 'S94',
    attack: 'an issue that a title closes by its address, or as GH-1',
    held: ['git/git-repository.test.ts › closes nothing, however the issue is spelled'],
  },
  {
    row: 'S95',
    attack: 'a name given up and taken by somebody else, who takes the App off it',
    held: ['app/sweep.test.ts › who takes a name that was another repository’s'],
  },
  {
    row: 'S96',
    attack: 'bodies without a signature, and connections to live pages, without end',
    held: [
      'app/request-bodies.test.ts › the one that takes longest is cut off',
      'web/runs.test.ts › a session holds thirty streams, an address a hundred',
    ],
  },
  {
    row: 'S97',
    attack: 'tools and contents that come into a call of the model by another field',
    held: [
      'agent/provider-proxy.test.ts › the Responses API',
      'agent/provider-proxy.test.ts › the Messages API: refuses',
    ],
  },
  {
    row: 'S98',
    attack: 'an encoding that no file is in, folders by the ten thousand',
    held: [
      'git/git-repository.test.ts › leaves out what an attribute says',
      'git/tree-walk.test.ts › tens of thousands of folders',
    ],
  },
  {
    row: 'S99',
    attack: 'words that a diagram, a map or a formula has and the page does not show',
    held: ['github/text.test.ts › a comment of a diagram', 'github/text.test.ts › a map'],
  },
  {
    row: 'S100',
    attack:
      'lines of a file that a library warns of, printed as they are: commands to the runner, sequences to a terminal',
    held: [
      'entry/warnings.test.ts › a warning that quotes a file is told as we tell things',
      'publish/sources.test.ts › prints nothing of a lock file',
    ],
  },
  {
    row: 'S101',
    attack: 'globs, and YAML that is one error after the other, which hold the whole process up for hours',
    held: [
      'text/glob.test.ts › ends soon, whatever is made to last',
      'verdict/report-files/report-files.test.ts › a glob of many stars is over soon',
      'publish/sources.test.ts › takes bounded time for YAML',
    ],
  },
  {
    row: 'S102',
    attack: 'a pipe where git looks for `.gitignore` or `.gitattributes`, a link to a device where LFS content was',
    held: [
      'git/git-repository.test.ts › is not held up by pipes',
      'git/git-repository.test.ts › reads nothing through a link in the place of an LFS file',
    ],
  },
  {
    row: 'S103',
    attack: 'calls of the model that an agent hangs up on before they are counted',
    held: ['agent/provider-proxy.test.ts › an agent that hangs up before the end'],
  },
  {
    row: 'S104',
    attack: 'words in a picture of one pixel, or of an address that stands in another attribute',
    held: ['agent/story-images.test.ts › what a page shows, and nothing of what it hides'],
  },
  {
    row: 'S105',
    attack: 'a server of `.lfsconfig` that answers without end, and pointers to more than the disk has',
    held: ['git/lfs-fetch.test.ts › a server that answers without end'],
  },
  {
    row: 'S106',
    attack:
      'the action in the workspace, written for its post step; what is hidden in the tree uncovered by renaming a folder above',
    held: [
      'whole/action/checkout.test.ts › an action that lies in the workspace',
      'sandbox/places.test.ts › above what is hidden only where no command can rename',
    ],
  },
  {
    row: 'S107',
    attack:
      'names of definitions, of footnotes and of nodes, a block that is one tag without an end, words far to the right or of no height',
    held: ['github/text.test.ts › %s is not read'],
    not: 'names of nodes of up to three words, words in the path of a link, two words of a value in its query, a column far to the right that two lines of a fence share, and what is folded away in `<details>` are read',
  },
  {
    row: 'S108',
    attack:
      'a foreign source in a group called docs, behind a doubled key, in an archive of another package, in a build file of another name',
    held: ['publish/sources.test.ts › nothing new comes in by %s: %#'],
  },
  {
    row: 'S109',
    attack: 'keys of further makers, and private keys too short for a rule',
    held: ['publish/secret-lint.test.ts › a key of this form is held back and masked: %#'],
    not: 'a key without a form of its own (32 hexadecimal digits) is none that can be told',
  },
  {
    row: 'S110',
    attack: 'archives with scripts, pickles, shortcuts, a name that looks like another, manifests that nobody reads',
    held: [
      'publish/held-back.test.ts › %s is held back',
      'publish/held-back.test.ts › a name that looks like another is held back',
    ],
    not: 'bare compressed data (`.gz`, `.xz`) is let go, as pictures and tables are',
  },
  {
    row: 'S111',
    attack:
      'a picture that the page does not show: in a footnote that nothing refers to, in an element that is not drawn',
    held: ['agent/story-images.test.ts › what a page shows, and nothing of what it hides'],
  },
  {
    row: 'S112',
    attack: 'a crash inside, which starts the crash handler of the machine outside',
    held: [],
    not: 'a size limit of zero does not stop a handler that the kernel pipes to (`core_pattern`), and a command may lower the one that does',
  },
];
