import { readdirSync } from 'node:fs'

const here = new URL('.', import.meta.url)
let failed = 0
for (const file of readdirSync(here).filter((name) => name.endsWith('.spec.mjs')).sort()) {
  const { default: tests } = await import(new URL(file, here))
  for (const [name, run] of Object.entries(tests)) {
    try {
      await run()
      console.log(`ok   ${file}: ${name}`)
    } catch (error) {
      failed++
      console.log(`FAIL ${file}: ${name}\n     ${error.message}`)
    }
  }
}
console.log(failed ? `${failed} failed` : 'all passed')
process.exit(failed ? 1 : 0)
