/** The table of attacks: each row with the tests that hold it, or behind a dash why there is nothing to hold. */

export interface Row {
  row: string;
  attack: string;
  /** `file › part of a test's name`; the obedient agent's tables name their rows themselves. */
  held: string[];
  /** Why no test holds it. */
  not?: string;
}

/** Tests that hold many rows, by the word that stands for them behind a bar. */
const many: Record<string, string> = {
  AGENT: 'whole/hostile/action.test.ts › an obedient agent',
  REPOSITORY: 'whole/hostile/action.test.ts › hostile from its first commit',
  SANDBOX: 'whole/hostile/sandbox.test.ts › attack',
  GIT: 'whole/hostile/git.test.ts › what a repository can make git run',
  OUTPUT: 'whole/hostile/output.test.ts › red: test output',
  STORY: 'whole/hostile/story.test.ts › what nobody sees reaches no model',
  EXAMPLES: 'examples.test.ts › asks for little, pins what it uses and ends',
};

const table = `
S01 an outsider sets the label or comments /retry
  whole/action/admission.test.ts › readers, triage, strangers and bots are refused
S02 triage role sets the label
  whole/action/admission.test.ts › readers, triage, strangers and bots are refused
S03 a bot asks
  whole/action/admission.test.ts › readers, triage, strangers and bots are refused
  github/trigger.test.ts › test.each
S04 a bot is made to ask for somebody else
  github/trigger.test.ts › test.each
S05 the question for permission fails
  github/admission.test.ts › no answer about the permission
S06 a command in a quote, in code, in an edited comment
  github/trigger.test.ts › a comment edited before it was read
S07 /retry on a fork
  github/admission.test.ts › a pull request from a fork is refused
S08 text edited after the label | STORY
  github/text-at-trigger.test.ts › test(
S09 the branch moves during the run
  whole/action/publish.test.ts › the branch moved meanwhile
  git/git-remote.test.ts › overwrites nobody
S10 forged webhook
  whole/app/webhook.test.ts › a forged, an unsigned, a far too long event
S11 redelivered webhook
  store/queue.test.ts › a delivery is stored once for its id and once for its meaning
S12 two triggers at once
  github/admission.test.ts › during a run the label is answered with a link
  examples.test.ts › cannot drop a /retry
S13 our branch made beforehand
  whole/hostile/events.test.ts › a forged record makes no branch ours
S14 a title that names another branch or an option | AGENT
  whole/hostile/sinks.test.ts › any title makes a branch under our prefix
  git/git-remote.test.ts › never pushes to the default branch
S15 a forged marker or record
  whole/hostile/events.test.ts › a forged record makes no branch ours
  github/admission.test.ts › a forged record in somebody else’s comment
S16 a storm of labels
  whole/hostile/events.test.ts › a storm of labels
S17 hidden text in the issue | STORY
  github/text.test.ts › is not read
S18 invisible characters, in and out | STORY OUTPUT
  github/text.test.ts › no code point that a person cannot see
S19 a stranger’s comment | STORY
S20 orders in files of the repository | REPOSITORY AGENT
S21 orders in test output | OUTPUT AGENT
S22 our delimiters in the text | STORY
  agent/prompt.test.ts › test(
S23 keys, base URL or sandbox in the repository’s configuration | AGENT
  whole/hostile/story.test.ts › a configuration that would turn the sandbox off
S24 images and links that we would fetch | STORY
S25 keys in the environment | AGENT REPOSITORY SANDBOX
S26 /proc of other processes | AGENT REPOSITORY SANDBOX
S27 file tools on /proc, links, other folders | AGENT
  agent/tools.test.ts › read refuses
S28 sudo, privileges, namespaces, memory of others | AGENT REPOSITORY SANDBOX
  sandbox/seccomp.test.ts › no other process is attached to
S29 docker.sock and other sockets | AGENT REPOSITORY SANDBOX
S30 the credential of the checkout | AGENT
  whole/action/checkout.test.ts › a credential that the checkout left
S31 the token in a URL, an argument, a log | AGENT
  git/git-remote.test.ts › keeps the token out of every argument list
S32 another remote, a proxy, insteadOf | AGENT REPOSITORY
  git/git-remote.test.ts › follows no redirect
S33 credentials in HOME | AGENT REPOSITORY SANDBOX
  sandbox/toolchains.test.ts › that hold a secret are covered
S34 tokens of the runner | AGENT SANDBOX
S35 any way to the network | AGENT SANDBOX
  sandbox/networks.test.ts › a host list
  whole/hostile/dependencies.test.ts › a new dependency
S36 a secret in what is published, in any form | AGENT
  publish/held-back-files.test.ts › holds back one of ours
S37 images and links that call home from what we post | OUTPUT
  whole/hostile/sinks.test.ts › has the same shape
S38 secrets in logs, artefacts, the record | AGENT
  sandbox/masked-log.test.ts › what tests print is masked
  text/redact.test.ts › test.each
  store/run-folder.test.ts › a secret never reaches the file
S39 the model’s key in the sandbox | AGENT
S40 hooks | AGENT REPOSITORY GIT
S41 monitors, filters, diff programs | AGENT REPOSITORY GIT
S42 .git swapped, nested, embedded | AGENT GIT
  publish/held-back-files.test.ts › holds back a repository without .git
S43 submodules | AGENT REPOSITORY GIT
S44 programs that a publisher would run | AGENT REPOSITORY
S45 shims on PATH, settings of shells and loaders | AGENT REPOSITORY SANDBOX
  whole/hostile/git.test.ts › a git in the repository, first on PATH
S46 the runner’s command files | AGENT SANDBOX
S47 the action’s own folder, the tools | AGENT SANDBOX
S48 a process that outlives its command | AGENT SANDBOX
  sandbox/sandbox-ends.test.ts › a command that ends leaves nothing behind
S49 links out of the tree | AGENT
  agent/tools.test.ts › read refuses
S50 hard links, devices, sparse files, odd names | AGENT SANDBOX
  git/git-repository.test.ts › names what it leaves out, without reading it
S51 a patch read differently by git and by us | AGENT
  publish/held-back-files.test.ts › holds back changes, additions and deletions
S52 a stale base | AGENT
  git/git-repository.test.ts › does not push deletions from a sparse checkout
S53 CI, owners, hooks in the pull request | AGENT
  publish/held-back-files.test.ts › holds back changes, additions and deletions
S54 settings of agents, git, package managers | AGENT
  publish/held-back-files.test.ts › holds back changes, additions and deletions
S55 the test command or its settings changed
  whole/hostile/tampering.test.ts › no way round the tests is green
  verdict/tamper-pack.test.ts › cheats that exit 0
S56 tests weakened
  whole/hostile/tampering.test.ts › no way round the tests is green
  verdict/tamper-pack.test.ts › cheats that exit 0
S57 dependencies from elsewhere, lifecycle scripts | AGENT
  publish/sources.test.ts › nothing new comes in by
  whole/hostile/dependencies.test.ts › a new dependency
  publish/dependency-changes.test.ts › what package.json brings in
  publish/sources.test.ts › a new source is told
S58 a push that starts CI with secrets – with the job’s own token GitHub starts no workflow, and the comment says so; with another token that is the choice of who gives it
  github/comment.test.ts › green after a retry
S59 our pull request approved by us | AGENT
  github/review.test.ts › it approves nothing
S60 commands to the runner | OUTPUT
  whole/hostile/sinks.test.ts › what the runner reads is no command
S61 forged outputs | OUTPUT
S62 mentions, closing words, commands, trailers | OUTPUT
  whole/hostile/sinks.test.ts › a pull request’s title is one line
  git/git-repository.test.ts › lets a title neither close an issue
S63 fences, folds and comments that hide the verdict | OUTPUT
  whole/hostile/sinks.test.ts › has the same shape
S64 script and markup in a report
  report/page.test.ts › hostile text does nothing
  whole/hostile/sinks.test.ts › a report has the elements
S65 control sequences on a terminal
  whole/hostile/sinks.test.ts › no control character but our own colours
S66 line breaks in the JSON of an eval run
  eval/format.test.ts › JSON holds every result
S67 processes, memory, disk without end
  sandbox/resource-limits.test.ts › too many processes end the command
S68 output and time without end | AGENT
  whole/action/commands.test.ts › a test that hangs
S69 texts, files and diffs without end | AGENT
  whole/hostile/story.test.ts › an issue of a megabyte
S70 aliases, nesting, patterns that take for ever
  config/config-file.test.ts › what would hang or fill a reader ends fast
  story/story.test.ts › are read in time
  text/redact.test.ts › time grows with the text and not faster
  whole/hostile/sinks.test.ts › does not keep the report from being made
S71 turns, retries and cost without end
  whole/action/provider.test.ts › over the budget
  agent/provider-faults.test.ts › the turn limit ends the attempt
  whole/action/loop.test.ts › retries used up
S72 guessed addresses of runs
  web/sign-in.test.ts › a stranger sees the public one
  web/server.test.ts › is nobody’s
S73 ids that are paths
  store/run-folder.test.ts › no path from
S74 a base URL of somebody else’s
  whole/hostile/story.test.ts › a configuration that would turn the sandbox off
S75 an App that is not set up
  whole/app/setup.test.ts › the page is gone
  whole/app/setup.test.ts › there is no page and nothing is registered
S76 one installation asks for another’s
  github/app-client.test.ts › a token sees its one repository
  web/sign-in.test.ts › a stranger sees the public one
S77 moved tags, a tampered dist/ | EXAMPLES
  examples.test.ts › what CI checks
S78 a poisoned cache
  examples.test.ts › saves no cache
  sandbox/homes.test.ts › what base code compiled lies below every later home, and nothing else
  sandbox/go-cache.test.ts › what it compiled of other content
  sandbox/stale-outputs.test.ts › python: the compiled file of a source of the same size and second
S79 expressions in scripts of workflows
  examples.test.ts › puts no expression of an event into a script
S80 the command line on somebody’s own machine | SANDBOX
  sandbox/sandbox.test.ts › what cannot be had is refused
S81 the kernel's keyrings: the session's keys, a key left for the next command
  sandbox/seccomp.test.ts › the keys of the session are not there
  sandbox/self-test.test.ts › reports $leak
S82 a suite that cannot fail: exit 0 beside failures, no report any more
  verdict/run-commands.test.ts › exit 0 beside a runner that reports failures
  verdict/run-commands.test.ts › a report that is gone
  verdict/tamper-pack.test.ts › cheats that exit 0
S83 /redgreen fix or update by who may not write, be it the author
  github/others-pull-request.test.ts › a stranger’s on a writer’s is not
S84 /redgreen fix on a fork, a protected branch, the default branch
  github/others-pull-request.test.ts › is refused with the reason
S85 tests bent, CI changed or secrets pushed on the pull request of somebody else
  whole/hostile/tampering.test.ts › nor on the pull request of somebody else
  whole/hostile/action.test.ts › publishes
  whole/action/fix.test.ts › is not bent by the agent
S86 orders in the log, the name or the annotations of a failing check
  github/others-pull-request.test.ts › what failing checks tell
S87 red checks that start run after run; a user called as a bot is; a hurried upgrade with lifecycle scripts
  whole/action/on-red.test.ts › two runs without a person between
  whole/action/on-red.test.ts › lifecycle scripts
  whole/action/on-red.test.ts › no run
S88 marks of a conflict left in a merge, or a merge that drops what one side did – that both sides are kept is held by the tests of both, and by a review
  whole/action/update.test.ts › marks that are left are red and never pushed
S89 work or bent helpers where only tests read; tests that a stranger’s words let go
  verdict/tamper-pack.test.ts › cheats that exit 0
  agent/reviewer.test.ts › asked for once more
S90 run definitions, shadowed modules, compiled code, files of unknown kinds
  verdict/tamper-pack.test.ts › cheats that exit 0
  publish/held-back.test.ts › compiled code
  publish/held-back.test.ts › new files of unknown kinds
  publish/held-back.test.ts › what counts as CI in the verdict is what is never published
  publish/sources.test.ts › a new source is told
S91 trees too deep, rewritten logs
  run/remove-tree.test.ts › a tree that is too deep for paths
  store/prune.test.ts › folders too deep for paths go
  sandbox/log-file.test.ts › what was printed cannot be taken back
S92 the memory of a runner written by its file in /proc, what another process printed taken out of the pipe
  sandbox/landlock.test.ts › no process writes into the memory of another
  sandbox/landlock.test.ts › what is printed cannot be taken away again
S93 a protected name that a link gives, what a protected link leads to
  publish/held-back-files.test.ts › a protected name by way of a link is held back
S94 an issue that a title closes by its address, or as GH-1
  git/git-repository.test.ts › closes nothing, however the issue is spelled
S95 a name given up and taken by somebody else, who takes the App off it
  app/sweep.test.ts › who takes a name that was another repository’s
S96 bodies without a signature, and connections to live pages, without end
  app/request-bodies.test.ts › the one that takes longest is cut off
  web/runs.test.ts › a session holds thirty streams, an address a hundred
S97 tools and contents that come into a call of the model by another field
  agent/provider-proxy.test.ts › the Responses API
  agent/provider-proxy.test.ts › the Messages API: refuses
S98 an encoding that no file is in, folders by the ten thousand
  git/git-repository.test.ts › leaves out what an attribute says
  git/git-repository.test.ts › 40,000 files
S99 words that a diagram, a map or a formula has and the page does not show
  github/text.test.ts › a comment of a diagram
  github/text.test.ts › a map
S100 lines of a file that a library warns of, printed as they are: commands to the runner, sequences to a terminal
  entry/process-warnings.test.ts › a warning that quotes a file is told as we tell things
  publish/sources.test.ts › prints nothing of a lock file
S101 globs, and YAML that is one error after the other, which hold the whole process up for hours
  text/glob.test.ts › ends soon, whatever is made to last
  verdict/report-files/report-files.test.ts › a glob of many stars is over soon
  publish/sources.test.ts › takes bounded time for YAML
S102 a pipe where git looks for .gitignore or .gitattributes, a link to a device where LFS content was
  git/git-repository.test.ts › is not held up by pipes
  git/git-repository.test.ts › reads nothing through a link in the place of an LFS file
S103 calls of the model that an agent hangs up on before they are counted
  agent/provider-proxy.test.ts › an agent that hangs up before the end
S104 words in a picture of one pixel, or of an address that stands in another attribute
  agent/story-images.test.ts › what a page shows, and nothing of what it hides
S105 a server of .lfsconfig that answers without end, and pointers to more than the disk has
  git/lfs-fetch.test.ts › a server that answers without end
S106 the action in the workspace, written for its post step; what is hidden in the tree uncovered by renaming a folder above
  whole/action/checkout.test.ts › an action that lies in the workspace
  sandbox/places.test.ts › above what is hidden only where no command can rename
S107 names of definitions, of footnotes and of nodes, a block that is one tag without an end, words far to the right or of no height – names of nodes of up to three words, words in the path of a link, two words of a value in its query, a column far to the right that two lines of a fence share, and what is folded away in <details> are read
  github/text.test.ts › %s is not read
S108 a foreign source in a group called docs, behind a doubled key, in an archive of another package, in a build file of another name
  publish/sources.test.ts › nothing new comes in by %s: %#
S109 keys of further makers, and private keys too short for a rule – a key without a form of its own (32 hexadecimal digits) is none that can be told
  publish/secret-lint.test.ts › a key of this form is held back and masked: %#
S110 archives with scripts, pickles, shortcuts, a name that looks like another, manifests that nobody reads – bare compressed data (.gz, .xz) is let go, as pictures and tables are
  publish/held-back.test.ts › %s is held back
  publish/held-back.test.ts › a name that looks like another is held back
S111 a picture that the page does not show: in a footnote that nothing refers to, in an element that is not drawn
  agent/story-images.test.ts › what a page shows, and nothing of what it hides
S112 a crash inside, which starts the crash handler of the machine outside – a size limit of zero does not stop a handler that the kernel pipes to (core_pattern), and a command may lower the one that does
`;

export const rows: Row[] = table
  .trim()
  .split(/\n(?=S)/)
  .map((text) => {
    const [head = '', ...tests] = text.split('\n').map((line) => line.trim());
    const [what = '', words = ''] = head.split(' | ');
    const [attack = '', not] = what.slice(4).trim().split(' – ');
    const known = words.split(' ').filter(Boolean);
    return {
      row: what.split(' ')[0] ?? '',
      attack,
      held: [...known.map((word) => many[word] ?? word), ...tests],
      ...(not === undefined ? {} : { not }),
    };
  });
