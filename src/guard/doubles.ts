/** Tests that no longer reach the code they tested: it is mocked, imported from elsewhere, or redefined beside them. */

import { dirname, join } from 'node:path/posix';
import type { TamperFinding } from '../run/verification.ts';
import type { TestCase } from './cases.ts';
import { functionCases } from './cases-by-function.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { importedNames, importSources, modulesOf } from './imports.ts';
import type { Program } from './statements.ts';
import { callsOf, subjectsOf } from './subjects.ts';
import type { Token } from './token.ts';

/** Findings about a test file that both sides have. `testPaths` are the changed files that are tests, without their endings. */
export function doubles(file: ChangedFile, isTestModule: (name: string) => boolean): TamperFinding[] {
  const base = file.base?.program;
  const tree = file.tree?.program;
  if (base === undefined || tree === undefined || file.kind === 'source') return [];
  const subjects = subjectsOf(base, file.base?.cases ?? []);
  return [
    ...mocked(file, base, tree, subjects, modulesOf(base)),
    ...redefined(file, base, tree),
    ...importedElsewhere(file, base, tree, isTestModule),
    ...uncalled(file, base, tree),
    ...expectsItself(file, tree),
  ];
}

const mocking = new Set(
  'mock doMock unstable_mockModule patch object setattr spyOn stub stub_const receive allow allow_any_instance_of any_instance replace createMock createStub getMockBuilder method when doReturn spy mockk every mockStatic double instance_double fake module callsFake returns stubs proxyquire rewire overload shouldReceive MockBean'.split(
    ' ',
  ),
);

/** A new mock that names what the test asserted about, or a module that it imported for real: and none there did before. */
function mocked(
  file: ChangedFile,
  base: Program,
  tree: Program,
  subjects: ReadonlySet<string>,
  modules: ReadonlySet<string>,
): TamperFinding[] {
  const isSubject = (token: Token) => names(token, subjects, modules);
  const before = new Set(mocksIn(base, isSubject).map(({ target }) => target));
  const lines = new Set<number>();
  return mocksIn(tree, isSubject).flatMap(({ target, line }) => {
    if (before.has(target) || !file.newLines.has(line) || lines.has(line)) return [];
    lines.add(line);
    return [finding('weakens', 'subject-mocked', file.path, line, `what the test is about is mocked (${target})`)];
  });
}

function mocksIn(program: Program, isSubject: (token: Token) => boolean): { target: string; line: number }[] {
  const { tokens, match, language } = program;
  return tokens.flatMap(({ kind, text, line }, index) => {
    const open = index + 1;
    if (kind !== 'word' || !mocking.has(text) || tokens[open]?.text !== '(') return [];
    // Ruby's own, which hands out the method as it is.
    if (language === 'ruby' && text === 'method') return [];
    const close = match[open] ?? -1;
    // `t.mock('../', { fs })` loads the code itself, with others in the place of what it imports.
    const loads = language === 'javascript' && tokens[open + 2]?.text === ',' && tokens[open + 3]?.text === '{';
    const from = loads && tokens[open + 1]?.kind === 'string' ? open + 2 : open;
    const target = tokens.slice(from, close === -1 ? open + 8 : Math.min(close, open + 12)).find(isSubject);
    return target === undefined ? [] : [{ target: target.text, line }];
  });
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
    if (importsBehind(tree, index, after)) continue;
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

/** `const { discount } = await import('…')`, `const discount = (x) => shop.discount(x)`: still the code's own. */
function importsBehind({ tokens }: Program, index: number, imported: ReadonlySet<string>): boolean {
  const line = tokens[index]?.line;
  for (let at = index; at < index + 20 && tokens[at]?.line === line; at++)
    if (/^(import|require)$/.test(tokens[at]?.text ?? '') || (at > index && imported.has(tokens[at]?.text ?? '')))
      return true;
  return false;
}

/** A module of the code that is no longer imported, and a new import that comes out of the tests. */
function importedElsewhere(
  file: ChangedFile,
  base: Program,
  tree: Program,
  isTestModule: (name: string) => boolean,
): TamperFinding[] {
  const before = importSources(base);
  const after = importSources(tree);
  const place = (source: string) =>
    source.startsWith('.') && source.includes('/') ? join(dirname(file.path), source) : source;
  const lost = [...before].filter(
    ([source]) => !after.has(source) && !source.startsWith('node:') && !isTestModule(place(source)),
  );
  for (const [source, { line, names }] of lost.length === 0 ? [] : after) {
    if (before.has(source) || !isTestModule(place(source))) continue;
    // The same name from another place: what was the code's own is now the tests' own.
    const from = lost.find(
      ([, gone]) => !gone.names.isDisjointFrom(names) || (names.size === 0 && gone.names.size === 0),
    );
    if (from === undefined) continue;
    const message = `${source} of the tests is imported instead of ${from[0]}`;
    return [finding('weakens', 'subject-replaced', file.path, line, message)];
  }
  return [];
}

/** Tests that keep their assertions and call nothing of the code any more: they compare constants. */
function uncalled(file: ChangedFile, base: Program, tree: Program): TamperFinding[] {
  const findings: TamperFinding[] = [];
  const before = new Map((file.base?.cases ?? []).map((one) => [one.key, one]));
  const called = functionCases(tree, file.path).filter(({ kind }) => kind === 'function');
  const helpers = new Set(called.flatMap((one) => (callsOf(tree, one).size > 0 ? [one.name] : [])));
  for (const one of file.tree?.cases ?? []) {
    const was = before.get(one.key);
    if (was === undefined || one.kind !== 'case' || one.assertions.length === 0 || was.assertions.length === 0)
      continue;
    if (callsOf(base, was).size === 0 || callsOf(tree, one, helpers).size > 0 || handsOn(tree, one)) continue;
    // A helper of the tests calls the code for them.
    if (one.assertions.some(({ byHelper }) => byHelper)) continue;
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

/** `test('…', testMacro, 1)`: the body is a function that is shared. */
function handsOn({ tokens }: Program, { start, end, body }: TestCase): boolean {
  if (body < end) return false;
  const own = tokens.slice(start + 2, Math.min(end, start + 60));
  return own.some((token, at) => token.kind === 'word' && own[at - 1]?.text === ',');
}

/** `want = discount(100)`, then `discount(100) == want`: the expected value comes out of the code under test. */
function expectsItself(file: ChangedFile, tree: Program): TamperFinding[] {
  const findings: TamperFinding[] = [];
  const computed = assignments(tree, file);
  if (computed.size === 0) return findings;
  for (const assertion of (file.tree?.cases ?? []).flatMap((one) => one.assertions)) {
    // Only right behind it: with something done in between, the two calls may well differ.
    const known = computed.get(assertion.start) ?? computed.get(assertion.start - 1);
    if (known === undefined || !assertion.tokens.some((token) => token.text === known.name)) continue;
    const text = ` ${assertion.tokens.map((token) => token.text).join(' ')} `;
    // `JSON.stringify(x)` is another function than the code's own `stringify(x)`.
    if (text.split(known.call).every((before, at, parts) => at === parts.length - 1 || /(\.|->|::)$/.test(before)))
      continue;
    const message = `${known.name} is computed by the code under test and compared with it`;
    findings.push(finding('weakens', 'assertion-tautology', file.path, assertion.line, message));
  }
  return findings;
}

/** Names that new lines give the result of a call, with that call as text, by where their statement ends. */
function assignments({ tokens, statements }: Program, file: ChangedFile): Map<number, { name: string; call: string }> {
  const computed = new Map<number, { name: string; call: string }>();
  for (const { start, end } of statements) {
    if (end - start > 40 || !file.newLines.has(tokens[start]?.line ?? 0)) continue;
    const own = tokens.slice(start, end);
    const equals = own.findIndex((token) => token.text === '=' || token.text === ':=');
    const value = own.slice(equals + 1);
    const name = own[equals - 1];
    const called = value.some((token, at) => token.kind === 'word' && value[at + 1]?.text === '(');
    // What is put into an object and read again has been through the code.
    const isOthers = own[equals - 2]?.text === '.' && !/^(this|self)$/.test(own[equals - 3]?.text ?? '');
    if (equals < 1 || name?.kind !== 'word' || !called || isOthers) continue;
    computed.set(end, { name: name.text, call: ` ${value.map((token) => token.text).join(' ')} ` });
  }
  return computed;
}
