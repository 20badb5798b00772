/** Runs a story in a local clone and records it in a store, for `redgreen run` and `redgreen eval`. No GitHub is involved. */

import { ownKeys } from '../config/secret-values.ts';
import type { Run } from '../run/run.ts';
import type { Store } from '../store/database.ts';
import { createRecorder } from '../store/record.ts';
import { keepAnswer } from '../store/run-files.ts';
import { runJournal } from '../store/run-rows.ts';
import { createRedactor, type Redactor } from '../text/redact.ts';
import type { Code, Host, RunRecord, RunRequest, Start } from './request.ts';
import { runStory } from './run-story.ts';
import { openWorkFolder } from './work-folder.ts';

interface RecordedRun extends Pick<RunRequest, 'story' | 'settings' | 'resolution' | 'origin' | 'replay' | 'signal'> {
  code: Pick<Code, 'repository'> & {
    clone: string;
    /** Default: the clone's HEAD. */
    commit?: string;
    /** Default: a new branch. */
    start?: Start;
  };
  record: Pick<RunRecord, 'runId' | 'runDir' | 'installs' | 'baselines' | 'flakyTests' | 'onEvent'> & { store: Store };
  environment: Host['environment'];
}

/** `redact` masks what the run's own commands wrote. */
export async function runRecorded(request: RecordedRun): Promise<{ run: Run; redact: Redactor }> {
  const { code, environment, ...rest } = request;
  const { store, ...record } = request.record;
  const { runDir } = record;
  const redact = createRedactor(ownKeys(request.settings));
  const journal = runJournal(store, undefined, { folder: runDir });
  await using work = await openWorkFolder(runDir, code.clone);
  const run = await runStory({
    ...rest,
    code: {
      repository: code.repository,
      source: { kind: 'local', clone: code.clone, commit: code.commit },
      start: code.start ?? { kind: 'new' },
      author: { name: 'Redgreen', email: 'redgreen@localhost' },
    },
    record: {
      ...record,
      workDir: work.path,
      recorder: createRecorder(journal, { redact, now: () => new Date() }),
      keepAnswer: (answer) => keepAnswer(runDir, answer),
    },
    host: { environment, hidden: [], redact },
  });
  return { run, redact };
}
