import { Store } from './store.js';
import { createApp } from './app.js';

createApp(new Store()).listen(process.env.PORT ?? 3000);
