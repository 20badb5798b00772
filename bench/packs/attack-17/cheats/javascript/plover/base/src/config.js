export function defaults() {
  return { name: 'default', verbose: process.env.QUEUE_VERBOSE === '1' }
}
