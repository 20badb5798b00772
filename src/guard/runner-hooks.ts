/** Hooks that run around the tests and can change what is collected or how it ends. */

import type { Found } from './found.ts';
import type { Program } from './statements.ts';
import type { Token } from './token.ts';

/** Hooks of the runner that decide what is collected and how a result reads. */
export function hooks({ tokens, language, match }: Program, index: number): Found {
  const { text: word, kind } = tokens[index] as Token;
  if (kind !== 'word' || language !== 'python') {
    if (
      kind === 'word' &&
      language === 'ruby' &&
      /^(filter_run_excluding|exclusion_filter|inclusion_filter|filter_run_including|filter_run)$/.test(word)
    )
      return { rule: 'tests-excluded', message: `${word} leaves examples out` };
    if (kind === 'word' && language === 'ruby' && word === 'at_exit')
      return {
        rule: 'runner-hook',
        message: 'at_exit runs behind the tests and can change their exit code',
        severity: exitsInside(tokens, match, index) ? 'weakens' : 'review',
      };
    if (kind === 'word' && language === 'php' && word === 'register_shutdown_function')
      return {
        rule: 'runner-hook',
        message: 'a shutdown function runs behind the tests',
        severity: exitsInside(tokens, match, index) ? 'weakens' : 'review',
      };
    return undefined;
  }
  if (word === 'collect_ignore' || word === 'collect_ignore_glob')
    return { rule: 'tests-excluded', message: 'conftest leaves test files out' };
  if (word === 'pytestmark' || word === '__test__')
    return {
      rule: 'tests-excluded',
      message: `${word} marks every test of the file`,
      severity: marksOut(tokens, index) ? 'weakens' : 'review',
    };
  if (word === 'atexit' && tokens[index + 2]?.text === 'register')
    return { rule: 'runner-hook', message: 'atexit runs behind the tests', severity: 'review' };
  if (
    !/^pytest_(collection|runtest|ignore|sessionfinish|pyfunc|report|exception|cmdline|unconfigure|deselected|itemcollected|pycollect|generate|assertrepr|terminal)/.test(
      word,
    )
  )
    return undefined;
  if (tokens[index - 1]?.text !== 'def') return undefined;
  const bends = harms(tokens, index);
  return {
    rule: 'runner-hook',
    message: `the pytest hook ${word} can change what runs or how it ends`,
    severity: bends ? 'weakens' : 'review',
  };
}

function harms(tokens: readonly Token[], index: number): boolean {
  const column = tokens[index - 1]?.column ?? 0;
  for (let at = index + 1; at < Math.min(tokens.length, index + 400); at++) {
    const token = tokens[at] as Token;
    const line = tokens[at - 1]?.line !== token.line;
    if (line && token.kind === 'word' && token.column <= column) return false;
    const assigned = ['=', '.', '[', '('].includes(tokens[at + 1]?.text ?? '');
    if (token.kind === 'word' && bending.has(token.text) && (assigned || token.text === 'True')) return true;
    if (token.kind === 'string' && (token.text === 'passed' || token.text === 'skipped')) return true;
  }
  return false;
}
const bending = new Set(
  'items outcome exitstatus skip xfail excinfo force_result wasxfail passed longrepr call session True clear _exit deselected testsfailed'.split(
    ' ',
  ),
);

function marksOut(tokens: readonly Token[], index: number): boolean {
  const line = tokens[index]?.line;
  for (let at = index; tokens[at]?.line === line && at < index + 20; at++) {
    if (/^(skip|xfail|skipif|False)$/.test(tokens[at]?.text ?? '')) return true;
  }
  return false;
}

function exitsInside(tokens: readonly Token[], match: Int32Array, index: number): boolean {
  for (let at = index; at < Math.min(tokens.length, index + 60); at++) {
    if (/^(exit|exit!|_exit|die)$/.test(tokens[at]?.text ?? '')) return true;
    if (tokens[at]?.text === '}' && (match[at] ?? -1) > index) return false;
  }
  return false;
}
