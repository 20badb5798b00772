/**
 * Every sink has one encoder, and no foreign string goes out by another way: a run in which each foreign text is hostile goes
 * through everything that renders it, and what comes out is read by the parser of whoever reads it.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, test } from 'vitest';
import { inert, logLine } from '../../../src/entry/action-io.ts';
import { eventLines } from '../../../src/entry/terminal.ts';
import { evalHtml, evalReport } from '../../../src/eval/format/report.ts';
import { evalTerminal, storyLines } from '../../../src/eval/format/terminal.ts';
import { branchName, isBranchName } from '../../../src/git/branch-name.ts';
import { type CommentContext, finalLine, progressComment, pullRequestBlock } from '../../../src/github/comment.ts';
import { markdownBlock, markdownCode, markdownText } from '../../../src/github/markdown-text.ts';
import { runSummary, summaryComment } from '../../../src/github/summary.ts';
import { renderHtml } from '../../../src/report/html.ts';
import { renderTerminal } from '../../../src/report/terminal.ts';
import { foldRun } from '../../../src/run/fold.ts';
import type { Run } from '../../../src/run/run.ts';
import { inertLine } from '../../../src/text/inert-line.ts';
import { visible, visibleLine } from '../../../src/text/terminal-text.ts';
import { listed } from '../../../src/text/word-list.ts';
import { evalRun, result } from '../../eval/sample-results.ts';
import { replaced } from '../../report/hostile-report.ts';
import { sampleReport } from '../../report/sample-report.ts';
import { obeyedCommands } from '../../support/action-command.ts';
import { markdownTrouble } from '../../support/gfm.ts';
import { computesWithin } from '../../support/slow-machine.ts';
import { forged, hostileTexts } from './attacks/output.ts';

/** Those of which something is left when nothing invisible is, and that are one line. */
const inOneLine = hostileTexts.filter((text) => markdownText(text) !== '' && !/[\n\r\u2028\u2029\u0085]/.test(text));
const github = 'https://github.com';
const context: CommentContext = {
  deadline: '2026-11-21T15:00:00.000Z',
  url: `${github}/acme/shop/actions/runs/9`,
  jobToken: true,
  notes: [],
};

/** With all that a run can have. */
function sample(outcome: 'passed' | 'failed' = 'failed') {
  const report = sampleReport(3, outcome);
  const run: Run = {
    ...report.run,
    warnings: ['a warning'],
    notReviewed: undefined,
    reviews: [
      {
        ...{ verdict: 'request_changes' as const, summary: 'words', askedFor: [], costUsd: 0, usage: report.run.usage },
        criteria: [{ criterion: 'words', met: false, evidence: 'words' }],
        findings: [{ path: 'a.js', line: 1, severity: 'major', message: 'words' }],
      },
    ],
    attempts: report.run.attempts.map((attempt) => ({
      ...attempt,
      checkpoint: attempt.checkpoint && {
        ...attempt.checkpoint,
        heldBack: [{ path: 'x', reason: 'words' }],
        dependencies: ['words'],
      },
      verification: attempt.verification && {
        ...attempt.verification,
        notes: ['words'],
        flaky: ['words'],
        testChanges: [{ kind: 'changed' as const, rule: 'x', path: 'x', message: 'words' }],
        baseTests: { result: 'failed', unmet: ['words'], changedBehaviour: ['words'] },
      },
    })),
  };
  return { ...report, run };
}

function markdownOf(run: Run): Record<string, string> {
  return {
    summary: summaryComment(run, context),
    'summary with notes': summaryComment(run, {
      ...context,
      notes: run.warnings,
      behind: { by: 1, branch: run.story.title, conflicts: true },
    }),
    progress: progressComment({ ...run, state: 'running', outcome: undefined }, context),
    'refused pull request': summaryComment(
      { ...run, pullRequest: undefined, pullRequestRefused: { reason: run.story.title, compareUrl: `${github}/c` } },
      context,
    ),
    'final line': finalLine(run, context),
    'pull request': pullRequestBlock(run, { toDefaultBranch: true, notes: run.warnings }),
    'job summary': runSummary(run),
  };
}

describe('log lines', () => {
  test('what the runner reads is no command, for each payload and any mix of them', () => {
    for (const text of [...hostileTexts, ...mixes(2000)]) {
      expect(obeyedCommands(logLine(text)), JSON.stringify(text)).toEqual([]);
      expect(logLine(text)).not.toMatch(/[\n\r]/);
      expect(obeyedCommands(inert(text)), JSON.stringify(text)).toEqual([]);
    }
  });

  test('the payloads are commands where they are not encoded', () => {
    const obeyed = hostileTexts.filter((text) => obeyedCommands(text).length > 0);
    expect(obeyed.length).toBeGreaterThan(15);
  });

  test('no code point in front of a command lets it through', () => {
    for (let code = 0; code <= 0xffff; code++) {
      const line = logLine(`${String.fromCharCode(code)}::add-mask::${forged}`);
      if (obeyedCommands(line).length > 0) throw new Error(`U+${code.toString(16)} lets it through`);
    }
  });

  test('each event of a hostile run is a line without commands and controls', () => {
    for (const text of hostileTexts) {
      const events = replaced(sampleReport(2, 'failed').events, text);
      for (const [index, event] of events.entries()) {
        for (const line of eventLines(event, foldRun(events.slice(0, index + 1)))) {
          expect(obeyedCommands(logLine(line.text))).toEqual([]);
          expect(line.text).not.toMatch(controls);
        }
      }
    }
  });
});

describe('Markdown', () => {
  const plain = Object.fromEntries(
    Object.entries(markdownOf(replaced(sample().run, 'plain words'))).map(([name, text]) => [name, shapeOf(text)]),
  );

  test.each(Object.keys(plain))('%s has the same shape, whatever the texts in it are', (name) => {
    for (const text of inOneLine) {
      const run = replaced(sample().run, text);
      // What the agent says of its work is shown as the Markdown that it is, and only a plain name of a branch goes into a command.
      const attempts = run.attempts.map((attempt) => ({ ...attempt, summary: 'plain words' }));
      expect(shapeOf(markdownOf({ ...run, attempts, branch: 'plain words' })[name] ?? ''), text).toEqual(plain[name]);
      expect(markdownTrouble(markdownOf(run)[name] ?? '', [github]), text).toEqual([]);
    }
  });

  test('texts of many lines and of 100,000 characters do not leave their place either', () => {
    for (const text of [
      hostileTexts.join('\n'),
      'y'.repeat(100_000),
      `${'`'.repeat(500)}\n`.repeat(50),
      ...mixes(30).map((mix) => `${mix}\n${mix}`),
    ]) {
      for (const [name, markdown] of Object.entries(markdownOf(replaced(sample().run, text)))) {
        // A job summary may have 1 MiB, a comment 65,536 characters.
        const long = name === 'job summary' ? /^\d+ characters$/ : /^$/;
        expect(
          markdownTrouble(markdown, [github]).filter((what) => !long.test(what)),
          name,
        ).toEqual([]);
      }
    }
  });

  test('the oracle finds each kind of trouble', () => {
    for (const text of [
      '![x](y)',
      '[x](https://evil.example)',
      '<b>x</b>',
      'see @mona',
      'fixes #2',
      'a\u202eb',
      '<!-- x -->',
      'https://evil.example/x',
      'x'.repeat(66_000),
    ]) {
      expect(markdownTrouble(text, [github]), text).not.toEqual([]);
    }
    const raw = hostileTexts.filter((text) => markdownTrouble(text, [github]).length > 0);
    expect(raw.length).toBeGreaterThan(25);
  });

  test('each encoder alone, over mixes', () => {
    for (const text of mixes(1500)) {
      expect(
        markdownTrouble(`a ${markdownText(text)} b\n\n- ${markdownCode(text)}\n\n${markdownBlock(text)}\n`, [github]),
        text,
      ).toEqual([]);
    }
  });
});

describe('HTML', () => {
  const plain = elementsOf(renderHtml(replaced(sample(), 'plain words')));
  const acts = listed('script style meta base form link img iframe svg');
  const acting = (elements: Element[]) => elements.filter(({ name }) => acts.includes(name)).length;

  test('a report has the elements and attributes that it has with plain words', { tags: 'full' }, () => {
    for (const text of hostileTexts.filter((one) => /\S/.test(one))) {
      const elements = elementsOf(renderHtml(replaced(sample(), text)));
      // Markdown of an agent may have its own structure; what acts or loads is in no text at all.
      for (const { name, attributes } of elements) {
        expect(plain.some((one) => one.name === name) || markdownTags.has(name), `<${name}> by ${text}`).toBe(true);
        for (const [attribute, value] of Object.entries(attributes)) {
          expect(attribute, text).not.toMatch(/^on|^src|^formaction$|^srcdoc$/);
          // Widths of ours.
          if (attribute === 'style') expect(value, text).toMatch(/^[\w :;.%-]*$/);
          if (attribute === 'href') expect(value, text).toMatch(/^(#|https?:\/\/)/);
        }
      }
      expect(acting(elements), text).toBe(acting(plain));
    }
  });

  test.each(['> ', '- > ', '1. ', '*a', '[', '<a ', '**a ', '`a``b', '|a\n|-\n'])(
    'a model that says %j for pages does not keep the report from being made',
    async (piece) => {
      const report = replaced(sample(), piece.repeat(32_000 / piece.length));
      expect(await computesWithin(20_000, () => renderHtml(report))).toContain('</html>');
    },
  );

  test('the payloads act where they are not encoded', () => {
    expect(acting(elementsOf(hostileTexts.join('\n')))).toBeGreaterThan(5);
  });
});

/** C0 without tab and line feed, DEL, C1, bidirectional and tag characters. */
const controls =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b\ufeff]|[\u{e0000}-\u{e007f}]/u;

describe('terminals', () => {
  test('no control character but our own colours', () => {
    for (const text of [...hostileTexts, ...mixes(300)]) {
      const coloured = renderTerminal(replaced(sample().run, text), { colours: true });
      const codes = coloured.match(/\u001b\[[^m]*m/g) ?? [];
      expect(
        codes.every((code) => /^\u001b\[(?:1|22|31|32|39|90)m$/.test(code)),
        text,
      ).toBe(true);
      expect(stripVTControlCharacters(coloured), text).not.toMatch(controls);
      expect(renderTerminal(replaced(sample('passed').run, text), { colours: false }), text).not.toMatch(controls);
    }
  });

  test('the encoder over every code point', () => {
    for (let code = 0; code <= 0x10ffff; code += code < 0x3000 ? 1 : 7) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const out = visible(String.fromCodePoint(code)) + visibleLine(String.fromCodePoint(code));
      if (controls.test(out)) throw new Error(`U+${code.toString(16)}`);
    }
  });
});

const reportOf = (text: string) => {
  const results = [
    replaced(result('story-1', 'failed'), text),
    replaced(result('story-2', 'error'), text),
    result('story-3', 'passed'),
  ].map((one, index) => ({
    ...one,
    storyId: `story-${index + 1}`,
    status: (['failed', 'error', 'passed'] as const)[index] ?? 'error',
  }));
  return evalReport({ ...evalRun(results), suite: text, model: text }, results);
};

test('an eval, as HTML and in the terminal', () => {
  for (const text of inOneLine) {
    const made = reportOf(text);
    expect(
      elementsOf(evalHtml(made)).some(
        ({ attributes, name }) => name === 'img' || Object.keys(attributes).some((key) => key.startsWith('on')),
      ),
    ).toBe(false);
    expect(evalTerminal(made), text).not.toMatch(controls);
    for (const [index, one] of made.results.entries())
      expect(storyLines(one, index + 1, 3, 2), text).not.toMatch(controls);
  }
});

describe('branches, titles and commits', () => {
  test('any title makes a branch under our prefix that git takes', () => {
    const names = listed(
      'main HEAD -x --receive-pack=/bin/sh a;b ../../x refs/heads/main @{-1} x.lock a..b ~^:?*[\\ .',
    );
    names.push('', ' ', '\u0000');
    for (const text of [...hostileTexts, ...names, ...mixes(500)]) {
      for (const branch of [branchName('ai-implement/', 7, text), branchName('ai-implement/', undefined, text)]) {
        expect(isBranchName(branch), text).toBe(true);
        expect(branch).toMatch(/^ai-implement\/[a-z0-9-]+$/);
      }
    }
  });

  test('a pull request’s title is one line that calls, closes and switches off nothing', () => {
    for (const text of [...hostileTexts, ...mixes(500)]) {
      const title = inertLine(text);
      expect(title).not.toMatch(controls);
      expect(title).not.toMatch(
        /[\n\r]|(^|[^\w`])@[A-Za-z0-9]|\[(skip ci|ci skip)\]|\b(close[sd]?|fix(e[sd])?|resolve[sd]?):?\s+\S*(#|gh-)\d/i,
      );
    }
  });
});

describe('nothing goes round the encoders', () => {
  const root = join(import.meta.dirname, '../../..');
  const entry = readdirSync(join(root, 'src/entry'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: readFileSync(join(root, 'src/entry', name), 'utf8') }));

  test('a line of the job’s log is encoded, or a text of our own', () => {
    expect(entry.flatMap(({ name, text }) => bareLogCalls(text).map((call) => `${name}: ${call}`))).toEqual([]);
    expect(
      bareLogCalls("core.info(text);\ncore.error(`x ${name}`);\ncore.info(logLine(text));\ncore.info('ours');"),
    ).toEqual(['core.info(text)', 'core.error(`x ${name}`)']);
  });

  test('what a command prints is encoded, data, or a text of our own', () => {
    expect(entry.flatMap(({ name, text }) => bareWrites(text).map((call) => `${name}: ${call}`))).toEqual([]);
    expect(
      bareWrites(
        'io.stdout.write(text);\nio.stderr.write(`x ${name}`);\nio.stdout.write(`x ${visibleLine(name)}\\n`);',
      ),
    ).toHaveLength(2);
  });

  test('@actions/core is called where a log line is made, and nowhere else', () => {
    const users = entry.filter(({ text }) => /from '@actions\/core'/.test(text)).map(({ name }) => name);
    expect(users.sort()).toEqual(['action-io.ts', 'action-log.ts', 'action-post.ts', 'action.ts']);
  });
});

/** Calls whose argument is neither encoded nor a literal. */
function bareLogCalls(text: string): string[] {
  const calls =
    text.match(
      /\bcore\.(?:info|error|warning|notice|debug|startGroup|setFailed)\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g,
    ) ?? [];
  return calls.filter((call) => {
    const argument = call.slice(call.indexOf('(') + 1, -1).trim();
    const isOurs =
      /^'[^']*'$|^`::(?:stop-commands::)?\$\{token\}(?:::)?`$|^[\w.]+ === '\w+' \? '[^']*' : '[^']*'$/.test(argument);
    // `text` in `end` is made of encoded lines.
    return !(isOurs || /\b(logLine|inert)\(/.test(argument) || argument === '`${outcome}: ${text}`');
  });
}

const encoders =
  /\b(visible|visibleLine|JSON\.stringify|paint|renderTerminal|resultText|textOf|shown|lines|summary|columns|condense|rendered|comparisonTerminal|comparisonMarkdown|storyLines|diffText|nextSteps|coloured|account|renderEval|renderMatrix|triedLine|beginLine|importWords)\b/;

/** Where `text` comes from, in the files that write a text of this name. */
const made = /const text =\s[^;]*?(renderTerminal|renderExport|await )|writeOut: \(text\)/;

function bareWrites(text: string): string[] {
  const calls =
    text.match(/\b(?:io\.)?(?:stdout|stderr)\.write\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g) ?? [];
  return calls.filter((call) => {
    const argument = call.slice(call.indexOf('(') + 1, -1).trim();
    if (/^(['`])(?:(?!\1|\$\{)[\s\S])*\1,?$/.test(argument) || encoders.test(argument)) return false;
    // Made a line above, of what `renderTerminal` and its like have made.
    if (argument === 'text' && made.test(text)) return false;
    // Made of the table of our own commands.
    if (argument === 'scripts[shell](sorted)') return false;
    // Numbers, ids of ours and paths of ours.
    const inserted = [...argument.matchAll(/\$\{([^}]*)\}/g)].map(([, inner = '']) => inner.trim());
    return (
      inserted.length === 0 ||
      !inserted.every((inner) =>
        /^(days|since\b.*|id|url|path\.slice\(1\)|configPath|workflowPath|\w+\.length|before\.id|run\.id|count\b.*|filter\.limit|wanted\.length|runs\.length|before\.plan\.stories\.length|process\.versions\.node|projectRepository|majorTag|verb|before\.slice\(0, 10\)|\(pruned\.bytes \/ 1e6\)\.toFixed\(1\)|aboutOf\(name\)\.says|allowedWords\(name\))$/.test(
          inner,
        ),
      )
    );
  });
}

/** Kinds of tokens in their order, texts left out. */
function shapeOf(markdown: string): string[] {
  const kinds: string[] = [];
  const look = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (!['text', 'escape', 'space'].includes(token.type)) kinds.push(token.type);
      if ('tokens' in token && token.tokens) look(token.tokens);
      if (token.type === 'list') for (const item of (token as Tokens.List).items) look(item.tokens);
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        kinds.push(`${rows.length} × ${header.length}`);
        for (const cell of rows.flat()) look(cell.tokens);
      }
    }
  };
  look(marked.lexer(markdown.replace(/<!-- redgreen:record .*-->/g, '')));
  return kinds;
}

interface Element {
  name: string;
  attributes: Record<string, string>;
}

/** Every element that a parser of HTML finds, scripts and styles included. */
function elementsOf(page: string): Element[] {
  const found: Element[] = [];
  sanitizeHtml(page, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => found.push({ name, attributes }),
  });
  return found;
}

const markdownTags = new Set(
  listed(`
  p br ul ol li code pre em strong del blockquote hr a h4 h5 table thead tbody tr th td
`),
);

/** Payloads put together in ways nobody thought of, the same ones each time. */
function mixes(count: number): string[] {
  let seed = 20261121;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % below;
  };
  const glue = ['', ' ', '\n', '\r', '\t', '`', '|', '\\', '*', '\u0000', '<', '[', '](', '](x)', '#', ':', '::'];
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(4) }, () => {
      const text = hostileTexts[next(hostileTexts.length)] ?? '';
      return text.slice(next(3), text.length - next(3)) + (glue[next(glue.length)] ?? '');
    }).join(''),
  );
}
