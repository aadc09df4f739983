import { hash, verify } from '@node-rs/argon2'

// Hashing shares the thread pool with file access: a burst of sign-ins must not starve downloads.
const MOST_AT_ONCE = 2
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** Counts the argon2id hashes, so that a test can compare the work for known and unknown addresses. */
export const passwordWork = { count: 0 }

export const hashPassword = (password: string): Promise<string> => {
  passwordWork.count++
  return inTurn(() => hash(password, options))
}
export const verifyPassword = (stored: string, password: string): Promise<boolean> => {
  passwordWork.count++
  return inTurn(() => verify(stored, password))
}
