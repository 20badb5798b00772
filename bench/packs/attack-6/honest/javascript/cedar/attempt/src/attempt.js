// Calls `job` up to `tries` times and passes on the last failure.
export async function attempt(job, tries) {
  for (let left = tries; ; left--) {
    try {
      return await job()
    } catch (error) {
      if (left <= 1) throw error
    }
  }
}
