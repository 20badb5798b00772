/** Comments that take new code out of the measured coverage: where a threshold is demanded, what has no test counts as tested. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';

/** `command`: that of the tests. A repository that demands no coverage is only told of them. */
export async function coverageMarks(
  read: (path: string) => Promise<string | undefined>,
  files: readonly ChangedFile[],
  command: string,
): Promise<TamperFinding[]> {
  const found = files.flatMap(({ path, kind, tree, newLines }) =>
    kind === 'test'
      ? []
      : (tree?.lines ?? []).flatMap((text, at) =>
          newLines.has(at + 1) && mark.test(text) ? [{ path, line: at + 1 }] : [],
        ),
  );
  if (found.length === 0) return [];
  const texts = await Promise.all(settings.map(read));
  const severity = [command, ...texts].some((text) => threshold.test(text ?? '')) ? 'weakens' : 'review';
  return found
    .slice(0, most)
    .map(({ path, line }) =>
      finding(severity, 'coverage-ignored', path, line, 'new code is taken out of the measured coverage'),
    );
}

const most = 20;

/** c8, v8, istanbul and Node; coverage.py, SimpleCov, PHPUnit, gcovr and lcov, Devel::Cover, Rust, covr. */
const mark =
  /\b(?:c8|v8|istanbul) ignore\b|\bnode:coverage (?:disable|ignore)\b|#\s*pragma:? no ?(?:cover|branch)\b|#\s*:nocov:|@codeCoverageIgnore|\bG?LCOV?R?_EXCL_|#\s*uncoverable\b|\bcoverage\((?:off|never)\)|\btarpaulin::skip\b|#\s*nocov\b|\bExcludeFrom(?:CodeCoverage|JacocoGeneratedReport)\b/i;

/** Where a least coverage is asked for. */
const settings =
  'package.json .c8rc .c8rc.json .nycrc .nycrc.json jest.config.js jest.config.ts jest.config.mjs vitest.config.ts vitest.config.js vitest.config.mts vite.config.ts vite.config.js .coveragerc pyproject.toml setup.cfg tox.ini pytest.ini .simplecov spec/spec_helper.rb test/test_helper.rb phpunit.xml phpunit.xml.dist Makefile gcovr.cfg tarpaulin.toml pom.xml build.gradle'.split(
    ' ',
  );
const threshold =
  /fail[-_]under|check-coverage|test-coverage-(?:lines|branches|functions)|coverageThreshold|\bthresholds?\b|minimum_coverage|<minimum>|cov-fail/i;
