import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { parseReceivedMail, type ReceivedMail } from './received-mail.ts'

export type SmtpBehaviour = 'accept' | 'refuse-connection' | 'temp-fail' | 'hang-after-data'

/**
 * A real SMTP server on a free loopback port. `behaviour` may change at any time; `messages` holds what it took. With `account`
 * it wants that name and password first.
 */
export async function startFakeSmtp(behaviour: SmtpBehaviour = 'accept', account?: { user: string; pass: string }) {
  const messages: ReceivedMail[] = []
  const state = { behaviour, messages, connections: 0, attempts: 0 }
  const server = new SMTPServer({
    disabledCommands: account ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const right = username === account?.user && password === account?.pass
      done(right ? null : new Error(`no entry for ${username} with ${password}`), { user: username })
    },
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 50,
    onData(stream, session, done) {
      buffer(stream).then((raw) => {
        state.attempts += 1
        if (state.behaviour === 'hang-after-data') return
        if (state.behaviour === 'temp-fail') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        messages.push({ ...parseReceivedMail(raw.toString('latin1')), envelopeTo: to })
        done()
      }, done)
    },
  })
  // A client that is cut off must not crash the test.
  server.on('error', () => undefined)
  server.server.prependListener('connection', (socket) => {
    state.connections += 1
    if (state.behaviour === 'refuse-connection') socket.resetAndDestroy()
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (!address || typeof address === 'string') throw new Error('the mail server has no port')
  return Object.assign(state, {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  })
}
