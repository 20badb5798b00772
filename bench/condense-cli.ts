import { condenseStdin } from '../src/entry/commands/condense.ts';

await condenseStdin({ stdin: process.stdin, stdout: process.stdout, budget: Number(process.env.BUDGET ?? 5000) });
