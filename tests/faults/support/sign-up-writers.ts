import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect } from 'vitest'
import { signUp, statusOf } from './calls.ts'

const WRITERS = 16

/** Signs accounts up until stopped; after a lost answer the same call is repeated, as a person would do. */
export function startWriters(origin: string) {
  const acked: string[] = []
  const odd: string[] = []
  const state = { running: true, lost: 0, taken: 0 }
  const write = async (writer: number) => {
    for (let n = 0; state.running && n < 10_000; n++) {
      const email = `w${writer}-${n}@example.test`
      for (let tries = 1; state.running && tries < 1000; tries++) {
        const status = await statusOf(signUp(origin, email))
        if (status === 201) acked.push(email)
        else if (status === 422 && tries > 1) state.taken++
        else if (status === 0 || status === 503) state.lost++
        else odd.push(`${email}: ${status}`)
        if (status === 0 || status === 503) await sleep(200)
        else break
      }
    }
  }
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  const stop = async () => {
    state.running = false
    await Promise.all(writing)
  }
  return { acked, odd, state, stop }
}
export type Writers = ReturnType<typeof startWriters>

type Ask = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>
type Kept = { email: string; credentials: number; preferences: number; welcomes: number; mails: number }

/** Checks that every confirmed account exists exactly once and with all of its rows. */
export async function expectNothingLost({ acked, odd, state }: Writers, ask: Ask): Promise<string> {
  const rows = await ask<Kept>(`
    select p.email,
      (select count(*)::int from credentials c where c.user_id = p.id and c.password like '$argon2id$%') as credentials,
      (select count(*)::int from user_preferences u where u.user_id = p.id) as preferences,
      (select count(*)::int from notifications n where n.user_id = p.id and n.event = 'account.created') as welcomes,
      (select count(*)::int from outbox_mails m where m.user_id = p.id and m.template = 'verify-email') as mails
    from profiles p`)
  const there = rows.map(({ email }) => email)
  const known = new Set(there)
  const missing = acked.filter((email) => !known.has(email))
  const notWhole = rows.filter(({ email: _, ...parts }) => Object.values(parts).some((count) => count !== 1))
  expect(odd).toEqual([])
  expect(missing).toEqual([])
  expect(notWhole).toEqual([])
  expect(there.length - known.size).toBe(0)
  return (
    `${acked.length} confirmed, ${missing.length} lost, ${there.length - known.size} twice, ${rows.length} accounts there and whole; ` +
    `${state.lost} answers lost on the way, ${state.taken} found done on the second try`
  )
}
