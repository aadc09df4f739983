import { type APIRequestContext, expect } from '@playwright/test'
import { newCaller, type Session } from './caller.ts'
import { signInAs } from './fresh-account.ts'
import { people } from './people.ts'

async function signInOnce(): Promise<Session> {
  const calls = await newCaller()
  expect(await signInAs(calls, people.admin.email)).toBe(200)
  const session = await calls.storageState()
  await calls.dispose()
  return session
}

// The tests of a worker share one admin session, because signing in costs a slow hash and no test ends it.
let session: Promise<Session> | undefined

/** Makes calls as the admin. */
export async function theOffice(): Promise<APIRequestContext> {
  session ??= signInOnce()
  return newCaller(await session)
}
