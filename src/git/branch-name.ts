/** Builds the name of a run's branch from an issue's number and title, such as `ai-implement/42-add-discount`. */

import { transliterate } from 'transliteration';

export const maxBranchLength = 60;

/** `<prefix><issue>-<slug>`, at most 60 characters; the slug is ASCII letters, digits and single hyphens. */
export function branchName(prefix: string, issue: number | undefined, title: string): string {
  const start = `${prefix}${issue ?? ''}`;
  const room = Math.max(0, maxBranchLength - start.length - 1);
  const slug = slugOf(title).slice(0, room).replace(/-+$/, '');
  if (issue === undefined) return `${prefix}${slug || 'story'}`;
  return slug === '' ? start : `${start}-${slug}`;
}

/** The name with `-2`, `-3` …, still within the limit, for when the plain one is somebody else's. */
export function numbered(name: string, number: number): string {
  const suffix = number < 2 ? '' : `-${number}`;
  return name.slice(0, maxBranchLength - suffix.length).replace(/[-/.]+$/, '') + suffix;
}

/** What the name and all its numbered forms up to -99 begin with. */
export function numberedStart(name: string): string {
  return name.slice(0, maxBranchLength - '-99'.length).replace(/[-/.]+$/, '');
}

/** The rules of git check-ref-format for a branch, and none of the names that mean something else. */
export function isBranchName(name: string): boolean {
  if (name.length === 0 || name.length > 200 || name === 'HEAD' || name === '@') return false;
  if (/[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|[./]$|^[-/]/.test(name) || name.startsWith('refs/')) return false;
  return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.toLowerCase().endsWith('.lock'));
}

function slugOf(title: string) {
  return transliterate(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
