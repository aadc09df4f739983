import { setTimeout as sleep } from 'node:timers/promises'

/** Calls `ask` every 20 ms until its answer is truthy; after the limit it throws an error that names `what`. */
export async function waitFor<T>(
  what: string,
  ask: () => T | Promise<T>,
  limitMs = 10_000,
): Promise<Exclude<Awaited<T>, undefined | null | false | 0 | ''>> {
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    const answer = await ask()
    if (answer) return answer as Exclude<Awaited<T>, undefined | null | false | 0 | ''>
    await sleep(20)
  }
  throw new Error(`waited ${limitMs} ms for ${what}`)
}
