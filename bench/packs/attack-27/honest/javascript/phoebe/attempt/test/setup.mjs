import { fileURLToPath } from 'node:url';

process.env.TZ = 'UTC';
process.env.FERRY_RATES ??= fileURLToPath(new URL('./fixtures/rates.json', import.meta.url));
