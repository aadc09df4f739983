import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signUp, statusOf } from './support/calls.ts'
import { eventually } from './support/eventually.ts'
import { scratchServers } from './support/scratch-servers.ts'
import { freePort } from './support/server-process.ts'

const KILLS = 20
const WRITERS = 8

const here = scratchServers()

type Kept = { email: string; credentials: number; preferences: number; welcomes: number; mails: number }

/** Signs people up until told to stop; a lost answer is followed by the same call again, as a person would do. */
function startWriters(origin: string) {
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
        if (status === 0 || status === 503) await sleep(50)
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

test('twenty kills under writes lose nothing that was confirmed and leave nothing half done', async () => {
  const env = { PORT: String(await freePort()) }
  let server = await here.start(env)
  const database = here.database().pid
  const writers = startWriters(server.origin)
  const starts: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(300 + Math.random() * 900)
    await server.kill('SIGKILL')
    server = await here.spawn(env)
    starts.push(await server.ready())
  }
  await sleep(500)
  await writers.stop()
  const { acked, odd, state } = writers
  starts.sort((a, b) => a - b)
  console.log(
    `${KILLS} kills: ${acked.length} confirmed, ${state.lost} answers lost, ${state.taken} found done on the second try; ` +
      `ready again after ${starts[KILLS / 2]} ms (median), ${starts.at(-1)} ms (worst)`,
  )
  expect(odd).toEqual([])
  expect(acked.length).toBeGreaterThan(KILLS)
  expect(starts.at(-1)).toBeLessThan(30_000)
  expect(here.database().pid).toBe(database)

  const rows = await here.ask<Kept>(`
    select p.email,
      (select count(*)::int from credentials c where c.user_id = p.id and c.password like '$argon2id$%') as credentials,
      (select count(*)::int from user_preferences u where u.user_id = p.id) as preferences,
      (select count(*)::int from notifications n where n.user_id = p.id and n.event = 'account.created') as welcomes,
      (select count(*)::int from outbox_mails m where m.user_id = p.id and m.template = 'verify-email') as mails
    from profiles p`)
  const there = rows.map(({ email }) => email)
  expect(acked.filter((email) => !there.includes(email))).toEqual([])
  expect(new Set(there).size).toBe(there.length)
  const whole = { credentials: 1, preferences: 1, welcomes: 1, mails: 1 }
  expect(
    rows.filter((row) => JSON.stringify({ ...row, email: '' }) !== JSON.stringify({ email: '', ...whole })),
  ).toEqual([])
  const mailed = await eventually(async () => {
    expect(await here.ask(`select 1 from outbox_mails where sent_at is null and template = 'verify-email'`)).toEqual([])
  })
  console.log(`${rows.length} accounts whole; every mail sent ${mailed} ms after the last write`)
})
