/** A change by what is done with each of its files: production is laid over alone, added dependencies are taken, the rest is left. */

import { type ChangedPath, classify } from '../guard/classify.ts';
import { languageOf } from '../guard/language.ts';
import { namesFile, type Role, roleOf } from '../guard/production.ts';

export interface Split {
  production: ChangedPath[];
  /** Of which added dependencies are taken. */
  manifests: ChangedPath[];
  /** Packages brought along that nobody knew: told, where the green needs them. */
  dependencies: ChangedPath[];
  /** Everything else: tests, run definitions, binaries. */
  others: ChangedPath[];
}

export interface SplitContext {
  command: string;
  globs?: readonly string[];
  /** The base's files that mention a data file: one that tests read and no code does is theirs. */
  readBy(path: string): readonly string[];
  /** It is no data, but begins with `#!`. */
  isScript(path: string): boolean;
  /** Neither has the base the vendored package, nor do its tests speak of it. */
  isNewPackage(path: string): boolean;
  /** Of a vendored package that the base has, and that its code loads and nothing else does. */
  isOfCode(path: string): boolean;
}

export function splitChange(changed: readonly ChangedPath[], context: SplitContext): Split {
  const split: Split = { production: [], manifests: [], dependencies: [], others: [] };
  for (const one of changed) {
    const role = roleOf(one.path, context);
    const data = role === 'production' && languageOf(one.path) === undefined;
    // Beside other code it stands between what that gives and what is expected; alone it may be what is tested.
    const isFilter =
      normaliser.test(one.path) && changed.some((other) => other !== one && isCodeOf(other.path, context));
    const isCode = (!isFilter && isProgram(one.path, context)) || (role === 'test' && context.isOfCode(one.path));
    const own = isCode ? 'production' : data ? dataOf(one.path, context) : role;
    if (own === 'production') split.production.push(one);
    else if (own === 'manifest') split.manifests.push(one);
    else if (own === 'test' && context.isNewPackage(one.path)) split.dependencies.push(one);
    else split.others.push(one);
  }
  return split;
}

/** A shell script where programs lie, which no command reaches and no build file names, is what is tested. */
function isProgram(path: string, context: SplitContext): boolean {
  const isShell = /\.(sh|bash|zsh|fish)$/.test(path) || isOwnScript(path, context);
  if (testFolder.test(path) || !isShell || namesFile(context.command, path)) return false;
  const readers = context.readBy(path);
  const tests = readers.filter((reader) => testFolder.test(reader) || roleOf(reader, context) === 'test');
  const tested = tests.length > 0 && !helper.test(path);
  if (!tested && !/(^|\/)(bin|lib|libexec|sbin|src)\/[^/]*$/.test(path)) return false;
  return readers.every((reader) => isProgramFile(reader) || classify(reader) === 'test');
}

/** At the root or where programs lie: an oracle of the tests, a tool of the repository's, a hook lie elsewhere. */
function isOwnScript(path: string, context: SplitContext): boolean {
  if (/\.\w+$/.test(path) || !/^(?:(?:bin|lib|libexec|sbin|src)\/)?[^/]+$/.test(path)) return false;
  return context.isScript(path) && roleOf(path, context) === 'production';
}

const helper =
  /(assert|check|verify|compare|diff|expect|same|equal|match|golden|approv|suite|helper|test|spec|util|common|setup|run|mock|stub|fixture)[^/]*$/i;
export const normaliser = /(?:normali[sz]|canonicali[sz]|saniti[sz]|scrub|redact)[^/]*\.\w+$/i;
const isCodeOf = (path: string, context: SplitContext) =>
  roleOf(path, context) === 'production' && !/\.(?:md|rst|adoc|txt)$/i.test(path);

// A helper of tests may lie in their `lib` too.
const testFolder = /(^|\/)(tests?|specs?|t|__tests__|testing|fixtures|support|e2e|features|bats|test[-_][\w-]*)\//i;
const isProgramFile = (path: string) => languageOf(path) !== undefined && !/^(rake|gem)file$/i.test(path);

function dataOf(path: string, context: SplitContext): Role {
  const readers = context.readBy(path);
  return readers.length > 0 && readers.every((reader) => roleOf(reader, context) === 'test') ? 'test' : 'production';
}
