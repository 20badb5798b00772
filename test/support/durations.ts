/** What each test file took when it was last measured, by tier: files begin in this order, the longest first, so that all workers end together. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';

/** Seconds by file below `test/`, by tier. Written anew by `REDGREEN_DURATIONS=1 make verify`. */
type Durations = Record<string, Record<string, number>>;

const file = join(import.meta.dirname, '../durations.json');

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const tier = tierOf(this.ctx);
    const seconds = readDurations()[tier] ?? {};
    // A file that was never measured may be a long one.
    const of = ({ moduleId }: TestSpecification) => seconds[nameOf(moduleId)] ?? Number.POSITIVE_INFINITY;
    const asked = files.filter(({ moduleId }) => mayHold(tier, readFileSync(moduleId, 'utf8')));
    const large = ({ moduleId }: TestSpecification) => growth(nameOf(moduleId));
    return asked.toSorted(
      (a, b) => large(a) - large(b) || (of(a) === of(b) ? a.moduleId.localeCompare(b.moduleId) : of(b) - of(a)),
    );
  }
}

/**
 * Parsers and recorded logs make a worker of 100 MB one of 400 to 600, and each process that it then starts costs more, for its pages
 * are told to the child: git's tests took 9 s of processor time there instead of 3. Files that make it large come last.
 */
function growth(file: string): number {
  return /^(verdict|output)\//.test(file) ? 2 : 0;
}

/** Whether a test file with this text may hold tests of the tier: to load the others in eight workers takes 15 s of processor time. */
function mayHold(tier: string, text: string): boolean {
  if (tier === 'quick') return !/^\/\/ @module-tag full$/m.test(text);
  if (tier === 'soak') return text.includes('soak') || text.includes('variant');
  return tier !== 'full' || text.includes('full');
}

/** Each tier by the filter that the Makefile gives, and the tests that are asked for by it. */
const tiers = new Map<string, { tier: string; holds: (tags: readonly string[]) => boolean }>([
  ['!full', { tier: 'quick', holds: (tags) => !tags.includes('full') }],
  ['full && !variant', { tier: 'full', holds: (tags) => tags.includes('full') && !tags.includes('variant') }],
  ['soak || variant', { tier: 'soak', holds: (tags) => tags.includes('soak') || tags.includes('variant') }],
]);

/** `quick`, `full`, `soak`; another filter as it is, and `all` where nothing was filtered. */
export function tierOf({ config }: Vitest): string {
  const [filter = 'all'] = config.tagsFilter ?? [];
  return tiers.get(filter)?.tier ?? filter;
}

/** Whether this run was to run a test with these tags: what another tier runs is not missing here. */
export function isAskedFor({ config }: Vitest, tags: readonly string[]): boolean {
  if (config.testNamePattern !== undefined) return false;
  const [filter] = config.tagsFilter ?? [];
  return filter === undefined || (tiers.get(filter)?.holds(tags) ?? tags.includes(filter));
}

/** Takes over what a whole run of a tier has measured. */
export function writeDurations(tier: string, measuredMs: ReadonlyMap<string, number>): void {
  const rows = [...measuredMs]
    .filter(([, ms]) => ms >= 50)
    .map(([path, ms]) => [nameOf(path), Math.round(ms / 100) / 10]);
  const sorted = Object.fromEntries(rows.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ ...readDurations(), [tier]: sorted }, null, 2)}\n`);
}

function readDurations(): Durations {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/test/') + '/test/'.length);
}
