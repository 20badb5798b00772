import { readSettings } from './settings.js';

const settings = readSettings(process.argv.slice(2));
for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
