/** Build files that carry test settings among much else: only what is about tests is compared. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { compareSettings } from './compare-settings.ts';
import { clip } from './shell-words.ts';

export function compareBuildFile(file: ChangedFile): TamperFinding[] {
  const pom = /pom\.xml$/i.test(file.path);
  const settings = pom ? compareSettings(file, isTestSettingOfMaven) : compareSettings(file);
  const lines = new Set(settings.map(({ line }) => line));
  return [...settings, ...switches(file).filter(({ line }) => !lines.has(line))];
}

/** Properties that skip tests; all else of a pom.xml may belong to any plugin and is read with its plugin below. */
const isTestSettingOfMaven = /(maven\.test|skipTests|skipITs|testFailureIgnore|surefire|failsafe|jacoco)[\w.]*$/i;

/** What leaves tests out or forgives them in lines of a build: in a pom.xml only behind a plugin that runs tests. */
function switches(file: ChangedFile): TamperFinding[] {
  const findings: TamperFinding[] = [];
  const pom = /pom\.xml$/i.test(file.path);
  let plugin = '';
  for (const [index, text] of (file.tree?.lines ?? []).entries()) {
    plugin = /<artifactId>\s*([\w.-]+)/.exec(text)?.[1] ?? plugin;
    if (!file.newLines.has(index + 1)) continue;
    if (pom && !/surefire|failsafe/.test(plugin)) continue;
    if (!(pom ? leavesOutOfMaven : leavesOut).test(text)) continue;
    const message = `\`${clip(text.trim())}\` leaves tests or their failures out`;
    findings.push(finding('weakens', 'tests-excluded', file.path, index + 1, message));
  }
  return findings;
}

const leavesOutOfMaven = /<(exclude|excludedGroups|groups|test|includes)>|<(skip|skipTests|skipExec)>\s*true/;
const leavesOut =
  /\b(exclude|excludeTestsMatching|excludeTags|excludeCategories)\b.*(test|spec|\*)|onlyIf\s*\{\s*false|ignoreFailures\s*=?\s*(set\()?true|isIgnoreFailures\s*=\s*true|-x\s+test|\btest\b.*enabled\s*=\s*false/i;
