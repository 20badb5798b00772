import { setTimeout } from 'node:timers/promises'

export async function eventually(check: () => void): Promise<void> {
  for (let left = 20; ; left--) {
    try { return check() } catch (error) { if (!left) throw error }
    await setTimeout(5)
  }
}
