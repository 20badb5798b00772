const { en, ...others } = require('../texts.json');

const missing = Object.entries(others).flatMap(([language, texts]) =>
  Object.keys(en).filter((key) => !texts[key]).map((key) => `${language}: ${key}`));
for (const one of missing) console.log(`FAILED complete: no text for ${one}`);
process.exit(missing.length ? 1 : 0);
