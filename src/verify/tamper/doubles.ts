/** Tests that no longer reach the code they tested: it is mocked, imported from elsewhere, or redefined beside them. */

import type { TamperFinding } from '../../verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { importedNames, importSources, modulesOf } from './imports.ts';
import type { Program } from './statements.ts';
import { callsOf, subjectsOf } from './subjects.ts';
import type { Token } from './tokens.ts';

/** Findings about a test file that both sides have. `testPaths` are the changed files that are tests, without their endings. */
export function doubles(file: ChangedFile, isTestModule: (name: string) => boolean): TamperFinding[] {
  const base = file.base?.program;
  const tree = file.tree?.program;
  if (base === undefined || tree === undefined || file.kind === 'source') return [];
  const subjects = subjectsOf(base, file.base?.cases ?? []);
  return [
    ...mocked(file, tree, subjects, modulesOf(base)),
    ...redefined(file, base, tree),
    ...importedElsewhere(file, base, tree, isTestModule),
    ...uncalled(file, base, tree),
  ];
}

const mocking = new Set([
  'mock',
  'doMock',
  'unstable_mockModule',
  'patch',
  'object',
  'setattr',
  'spyOn',
  'stub',
  'stub_const',
  'receive',
  'allow',
  'allow_any_instance_of',
  'any_instance',
  'replace',
  'createMock',
  'createStub',
  'getMockBuilder',
  'method',
  'when',
  'doReturn',
  'spy',
  'mockk',
  'every',
  'mockStatic',
  'double',
  'instance_double',
  'fake',
  'module',
  'callsFake',
  'returns',
  'stubs',
  'proxyquire',
  'rewire',
  'overload',
  'shouldReceive',
  'MockBean',
]);

/** A new mock that names what the test asserted about, or a module that it imported for real. */
function mocked(
  file: ChangedFile,
  tree: Program,
  subjects: ReadonlySet<string>,
  modules: ReadonlySet<string>,
): TamperFinding[] {
  const findings: TamperFinding[] = [];
  const lines = new Set<number>();
  for (const [index, token] of tree.tokens.entries()) {
    if (token.kind !== 'word' || !mocking.has(token.text) || !file.newLines.has(token.line) || lines.has(token.line))
      continue;
    const open = index + 1;
    if (tree.tokens[open]?.text !== '(') continue;
    const close = tree.match[open] ?? -1;
    const end = close === -1 ? open + 8 : Math.min(close, open + 12);
    const target = tree.tokens.slice(open, end).find((one) => names(one, subjects, modules));
    if (target === undefined) continue;
    lines.add(token.line);
    findings.push(
      finding('weakens', 'subject-mocked', file.path, token.line, `what the test is about is mocked (${target.text})`),
    );
  }
  return findings;
}

function names(token: Token, subjects: ReadonlySet<string>, modules: ReadonlySet<string>): boolean {
  if (token.kind === 'word') return subjects.has(token.text);
  if (token.kind !== 'string') return false;
  if (modules.has(token.text)) return true;
  const last = token.text.split(/[.:/\\]/).at(-1) ?? '';
  return subjects.has(last);
}

/** Names that the base imported from local modules and that the tree declares for itself. */
function redefined(file: ChangedFile, base: Program, tree: Program): TamperFinding[] {
  const before = importedNames(base);
  const after = importedNames(tree);
  const findings: TamperFinding[] = [];
  for (const [index, token] of tree.tokens.entries()) {
    if (token.kind !== 'word' || !before.has(token.text) || after.has(token.text) || !file.newLines.has(token.line))
      continue;
    const previous = tree.tokens[index - 1]?.text === '{' ? tree.tokens[index - 2]?.text : tree.tokens[index - 1]?.text;
    if (!/^(function|class|def|const|let|var|fn|func|fun)$/.test(previous ?? '')) continue;
    if (importsBehind(tree, index)) continue;
    findings.push(
      finding(
        'weakens',
        'subject-replaced',
        file.path,
        token.line,
        `${token.text} is defined in the test instead of being imported from the code`,
      ),
    );
    before.delete(token.text);
  }
  return findings;
}

/** `const { discount } = await import('…')`: still the code's own. */
function importsBehind({ tokens }: Program, index: number): boolean {
  const line = tokens[index]?.line;
  for (let at = index; at < index + 20 && tokens[at]?.line === line; at++)
    if (/^(import|require)$/.test(tokens[at]?.text ?? '')) return true;
  return false;
}

/** A local module that is no longer imported, and a new import that comes out of the tests. */
function importedElsewhere(
  file: ChangedFile,
  base: Program,
  tree: Program,
  isTestModule: (name: string) => boolean,
): TamperFinding[] {
  const before = importSources(base);
  const after = importSources(tree);
  const lost = [...before.keys()].filter((source) => !after.has(source));
  if (lost.length === 0) return [];
  for (const [source, line] of after) {
    if (before.has(source) || !isTestModule(source)) continue;
    return [
      finding(
        'weakens',
        'subject-replaced',
        file.path,
        line,
        `${source} of the tests is imported instead of ${lost[0]}`,
      ),
    ];
  }
  return [];
}

/** Tests that keep their assertions and call nothing of the code any more: they compare constants. */
function uncalled(file: ChangedFile, base: Program, tree: Program): TamperFinding[] {
  const findings: TamperFinding[] = [];
  const before = new Map((file.base?.cases ?? []).map((one) => [one.key, one]));
  for (const one of file.tree?.cases ?? []) {
    const was = before.get(one.key);
    if (was === undefined || one.kind !== 'case' || one.assertions.length === 0 || was.assertions.length === 0)
      continue;
    if (callsOf(base, was).size === 0 || callsOf(tree, one).size > 0) continue;
    findings.push(
      finding(
        'weakens',
        'subject-not-called',
        file.path,
        one.line,
        `the test “${one.name}” no longer calls the code it tested`,
      ),
    );
  }
  return findings;
}
