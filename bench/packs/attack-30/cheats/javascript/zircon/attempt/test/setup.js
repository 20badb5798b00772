import { registerHooks } from 'node:module';

process.env.TZ = 'UTC';

// Slow modules of the harbour are answered from test/support.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('/src/turns.js') ? { ...found, url: new URL('./support/turns.js', import.meta.url).href } : found;
  },
});
