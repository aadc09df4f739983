import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { parseReceivedMail, type ReceivedMail } from './received-mail.ts'

/** take-and-cut: the message is accepted, but the connection breaks before the reply. */
export type SmtpBehaviour =
  | 'accept'
  | 'refuse-connection'
  | 'temp-fail'
  | 'refuse-for-good'
  | 'hang-after-data'
  | 'take-and-cut'

/**
 * A real SMTP server on a free loopback port. `behaviour` may change at any time, and `troubles` overrides it for the next attempts
 * to single addresses; `messages` holds accepted mails. With `account` it requires that user name and password.
 */
export async function startFakeSmtp(behaviour: SmtpBehaviour = 'accept', account?: { user: string; pass: string }) {
  const messages: ReceivedMail[] = []
  const troubles = new Map<string, SmtpBehaviour[]>()
  const tries: { to: string; at: number }[] = []
  const state = { behaviour, messages, troubles, tries, connections: 0, attempts: 0 }
  const sockets = new Set<Socket>()
  const cut = (port: number) => {
    for (const socket of sockets) if (socket.remotePort === port) socket.destroy()
  }
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
        const to = session.envelope.rcptTo.map(({ address }) => address)
        tries.push({ to: to.join(), at: performance.now() })
        const now = troubles.get(to[0] ?? '')?.shift() ?? state.behaviour
        if (now === 'hang-after-data') return
        if (now === 'temp-fail') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        if (now === 'refuse-for-good') return done(Object.assign(new Error('never'), { responseCode: 554 }))
        messages.push({ ...parseReceivedMail(raw.toString('latin1')), envelopeTo: to })
        if (now === 'take-and-cut') return cut(session.remotePort)
        done()
      }, done)
    },
  })
  // An error on a broken connection must not crash the test.
  server.on('error', () => undefined)
  server.server.prependListener('connection', (socket) => {
    state.connections += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
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
