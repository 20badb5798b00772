/**
 * Reading test logs: how many failing tests are told under a budget, how fast, in how much memory – each beside the
 * simple rules in the same run.
 *
 *   node bench/condense.ts [folder]     folder: cases as in test/fixtures/logs, default that one (or CORPUS)
 *   BENCH_BYTES=100000000 …             size of the large log, default 1 GB
 *   ONLY=recall|speed …                 one half of it
 */
import { join } from 'node:path';
import { recallTable } from './condense-recall.ts';
import { speedTable } from './condense-speed.ts';

const corpus = process.argv[2] ?? process.env.CORPUS ?? join(import.meta.dirname, '../test/fixtures/logs');
const bytes = Number(process.env.BENCH_BYTES ?? 1_000_000_000);

if (process.env.ONLY !== 'speed') process.stdout.write(`${recallTable(corpus)}\n\n`);
if (process.env.ONLY !== 'recall') process.stdout.write(`${await speedTable(corpus, bytes)}\n`);
