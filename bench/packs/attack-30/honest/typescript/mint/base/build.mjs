import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

rmSync('out', { recursive: true, force: true });
for (const folder of ['src', 'test']) {
  mkdirSync(`out/${folder}`, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.ts')) continue;
    const code = stripTypeScriptTypes(readFileSync(`${folder}/${name}`, 'utf8'));
    writeFileSync(`out/${folder}/${name.replace(/ts$/, 'js')}`, code.replaceAll(".ts'", ".js'"));
  }
}
cpSync('package.json', 'out/package.json');
