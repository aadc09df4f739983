import { type APIRequestContext, expect } from '@playwright/test'
import { PROOF_MINUTES } from '#rules/sign-in/step-up.ts'
import { newCaller, type Session } from './caller.ts'
import { signInAs } from './fresh-account.ts'
import { people } from './people.ts'

async function signIn(): Promise<Session> {
  const calls = await newCaller()
  expect(await signInAs(calls, people.admin.email)).toBe(200)
  const session = await calls.storageState()
  await calls.dispose()
  return session
}

// Half of the time in which a sign-in counts as step-up proof; the other half is left for the test.
const KEPT_MS = (PROOF_MINUTES / 2) * 60_000
let kept: { until: number; session: Promise<Session> } | undefined

/** API calls as the admin. The tests of a worker share a session for a while, because signing in costs a slow hash. */
export async function theOffice(): Promise<APIRequestContext> {
  if (!kept || performance.now() > kept.until) kept = { until: performance.now() + KEPT_MS, session: signIn() }
  return newCaller(await kept.session)
}
