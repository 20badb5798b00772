import { sleep } from './sleep.js'

export async function retry(work, times, pause = sleep) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      if (attempt >= times) throw error
      await pause(100 * 2 ** (attempt - 1))
    }
  }
}
