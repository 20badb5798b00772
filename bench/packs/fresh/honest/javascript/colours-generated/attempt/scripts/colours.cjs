const { readFileSync, writeFileSync } = require('node:fs');

const rows = [...readFileSync('colours.css', 'utf8').matchAll(/\.(\w+) \{ fill: (#\w+); \}/g)];
writeFileSync('src/colours.generated.cjs', `// npm run colours\nmodule.exports = {\n${rows.map(([, name, fill]) => `  ${name}: '${fill}',\n`).join('')}};\n`);
