'use strict'

const options = [
  ['--help', 'print this help'],
  ['--all', 'list hidden bins too'],
  ['--json', 'print a JSON array'],
]

function help() {
  return ['usage: ls-bins [options]', ...options.map(([name, text]) => `  ${name.padEnd(8)}${text}`)].join('\n') + '\n'
}

function run(args, bins) {
  const unknown = args.find((a) => !options.some(([name]) => name === a))
  if (unknown) return { code: 2, out: `unknown option ${unknown}\n${help()}` }
  if (args.includes('--help')) return { code: 0, out: help() }
  const shown = bins.filter((b) => args.includes('--all') || !b.startsWith('.'))
  if (args.includes('--json')) return { code: 0, out: JSON.stringify(shown) + '\n' }
  return { code: 0, out: shown.map((b) => b + '\n').join('') }
}

module.exports = { run }
