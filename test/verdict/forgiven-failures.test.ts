/** Asks where a script newly lets the command exit 0 although tests fail. */

import { expect, test } from 'vitest';
import { findBarriers } from '../../src/verdict/barriers/barriers.ts';

const none = { matched: [], gone: [], added: [], unread: [] };
const skip = '_skip() {\n  set +o errexit\n  "$@"\n  set -o errexit\n}\n';
const loosened = '`set -e` no longer holds, so the script goes on after a failure';

test.each<[what: string, base: string, attempt: string, found: string[]]>([
  ['a library of shell functions turns errexit off and on for its caller', 'call() { "$@"; }\n', skip, []],
  ['the same where errexit holds', 'set -e\n', `set -e\n${skip}`, []],
  ['set -e is gone', 'set -e\n./a\n', './a\n', [loosened]],
  ['it is taken back', 'set -euo pipefail\n./a\n', 'set -euo pipefail\nset +o errexit\n./a\n', [loosened]],
  ['so is pipefail', 'set -o pipefail\n./a | b\n', 'set -o pipefail\nset +o pipefail\n./a | b\n', [loosened]],
])('a script forgives failures: %s', async (_what, base, attempt, found) => {
  const change = { path: 'check.sh', status: 'modified', role: 'run-definition', base, attempt } as const;
  expect((await findBarriers([change], none, 'sh check.sh')).map(({ message }) => message)).toEqual(found);
});
