/** Names from modules that are no assertion library: what they are called for is what is tested. */

import type { Program } from './program.ts';

export function importedSubjects(program: Program): ReadonlySet<string> {
  const known = subjects.get(program) ?? importedNames(program);
  subjects.set(program, known);
  return known;
}
const subjects = new WeakMap<Program, ReadonlySet<string>>();

function importedNames({ tokens, language, statements }: Program): Set<string> {
  const names = new Set<string>();
  for (const { start, end } of statements) {
    const own = tokens.slice(start, Math.min(end, start + 120));
    const imports = /^(import|from|use)$/.test(own[0]?.text ?? '') || own.some(({ text }) => text === 'require');
    const module = own.find((token) => token.kind === 'string')?.text ?? '';
    if (!imports || (language === 'javascript' && !/^(\.{1,2}\/|@\/|~\/|src\/|#)/.test(module))) continue;
    const words = own.flatMap(({ kind, text }) => (kind === 'word' && !keywords.test(text) ? [text] : []));
    if (!words.some((word) => assertionLibrary.test(word))) for (const word of words) names.add(word);
  }
  return names;
}
const keywords = /^(import|from|const|let|var|require|use|as|type|await|self|super)$/;
const assertionLibrary =
  /^(junit|hamcrest|assertj|testng|truth|kotest|kotlin|nose|unittest|pytest|assertpy|expects|sure|testing|pretty_assertions|googletest|rstest|PHPUnit|Pest)$/;
