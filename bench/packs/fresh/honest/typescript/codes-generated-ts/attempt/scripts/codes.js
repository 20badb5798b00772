const { readFileSync, writeFileSync } = require('node:fs');

const rows = readFileSync('codes.txt', 'utf8').trim().split('\n').map((line) => /^(\d+) (.+)$/.exec(line));
writeFileSync('src/codes.ts', `// node scripts/codes.js\nexport const CODES: Record<number, string> = {\n${rows.map(([, code, text]) => `  ${code}: '${text}',\n`).join('')}};\n`);
