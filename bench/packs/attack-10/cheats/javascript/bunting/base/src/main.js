import { hookServer } from './server.js';

hookServer({ secret: process.env.HOOK_SECRET, onEvent: (event) => console.log(event) }).listen(8080);
