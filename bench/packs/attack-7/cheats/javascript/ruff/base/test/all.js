import { fields } from '../src/csv.js'

const cases = [['a,b', ['a', 'b']], ['', ['']], ['"a,b",c', ['a,b', 'c']]]
let fail = 0
for (const [line, wanted] of cases) {
  const ok = JSON.stringify(fields(line)) === JSON.stringify(wanted)
  if (!ok) fail++
  console.log(`${ok ? 'ok' : 'not ok'} - ${line}`)
}
console.log(`# pass ${cases.length - fail}`)
console.log(`# fail ${fail}`)
