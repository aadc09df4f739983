import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { anEmail, signUp } from './support/calls.ts'
import { eventually } from './support/eventually.ts'
import { scratchServers } from './support/scratch-servers.ts'

const here = scratchServers()

test('while the mail server is away people sign up, and each gets one mail when it is back', async () => {
  const smtp = await startFakeSmtp('refuse-connection')
  try {
    const server = await here.start({ SMTP_URL: smtp.url })
    const people = [anEmail(), anEmail(), anEmail()]
    const from = performance.now()
    for (const email of people) expect((await signUp(server.origin, email)).status).toBe(201)
    const signedUp = Math.round(performance.now() - from)
    await sleep(2000)
    expect(smtp.connections).toBeGreaterThan(0)
    // The mail server is back, but answers every mail with a temporary failure.
    smtp.behaviour = 'temp-fail'
    await sleep(6000)
    const attempts = smtp.attempts
    smtp.behaviour = 'accept'
    const waited = await eventually(() => expect(smtp.messages.length).toBeGreaterThanOrEqual(people.length))
    // A mail that is sent twice by mistake would arrive within this time.
    await sleep(3000)
    console.log(`mail server away: sign-ups took ${signedUp} ms, mails came ${waited} ms after it was back`)
    expect(attempts).toBeGreaterThan(0)
    expect(smtp.messages.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual(people.sort())
    expect(await here.ask('select 1 from outbox_mails where sent_at is null')).toEqual([])
  } finally {
    await smtp.close()
  }
})
