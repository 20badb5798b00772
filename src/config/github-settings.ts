/** Defines the settings of Redgreen's behaviour on GitHub, such as who may start runs and how many runs a day. */

import * as z from 'zod/mini';
import { names, namesOneByOne, setting, whole } from './setting-types.ts';

export const settingsOnGitHub = {
  'max-runs-per-day': setting(
    z._default(whole(1, 10_000), 20),
    'Runs that one person may start in one repository in a day.',
    {
      onlyOnGitHub: true,
    },
  ),
  draft: setting(
    z._default(z.enum(['until-green', 'always', 'never']), 'until-green'),
    'When the pull request is a draft.',
    { onlyOnGitHub: true },
  ),
  'fix-target': setting(
    z._default(z.enum(['head', 'branch']), 'head'),
    "Where the work on somebody else's pull request goes: onto its own branch, or into a pull request against it.",
    { onlyOnGitHub: true },
  ),
  'on-red': setting(
    z._default(namesOneByOne, []),
    'Redgreen fixes red pull requests of these authors unasked, once for each commit: `dependabot`, `renovate`, or user names.',
    { allowed: 'a list of user names, without *', onlyOnGitHub: true },
  ),
  'on-mention': setting(
    z.optional(z.boolean()),
    "Whether a writer's `@<app> <text>` at the start of a comment is a `/retry` with that hint. In the Action it is `@redgreen`.",
    { otherwise: 'true in the App, false in the Action', onlyOnGitHub: true },
  ),
  'fail-on': setting(
    z._default(z.enum(['not-passed', 'error', 'never']), 'not-passed'),
    'Which outcomes make the step exit 1. not-passed: all but passed, skipped, refused. error: error, misconfigured, setup-failed, provider-error, publish-failed.',
    { onlyOnGitHub: true },
  ),
  'dry-run': setting(
    z._default(z.boolean(), false),
    'Does everything, the model included, but writes nothing to GitHub: comment, diff and pull request are only shown.',
  ),
  'allow-users': setting(z._default(names, []), 'Users who may start runs, in addition to those with write access.', {
    allowed: 'a list of user names',
    onlyOnGitHub: true,
  }),
  'allow-bots': setting(z._default(namesOneByOne, []), 'Bots that may start runs.', {
    allowed: 'a list of bot names, without *',
    onlyOnGitHub: true,
  }),
};
