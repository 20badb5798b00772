/** Ways to end or bend the test process: exits with success, patched runners and assertions, objects equal to everything. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { detection } from './detection.ts';
import { exits } from './exits.ts';
import type { Found } from './found.ts';
import { equalToAll, patches } from './patches.ts';
import type { Program } from './program.ts';

/** Findings on new lines of one file: code, tests and what they are set up with. */
export function bentProcess(file: ChangedFile): TamperFinding[] {
  const program = file.tree?.program;
  if (program === undefined) return [];
  const findings: TamperFinding[] = [];
  const seen = new Set<string>();
  for (const [index, token] of program.tokens.entries()) {
    if (token.kind === 'number' || !file.newLines.has(token.line)) continue;
    for (const rule of rules) {
      const found = rule(program, index, file);
      if (found === undefined || seen.has(`${found.rule}:${token.line}`)) continue;
      seen.add(`${found.rule}:${token.line}`);
      findings.push(finding(found.severity ?? 'weakens', found.rule, file.path, token.line, found.message));
    }
  }
  return findings;
}

type Rule = (program: Program, index: number, file: ChangedFile) => Found;

const rules: readonly Rule[] = [exits, patches, detection, equalToAll];
