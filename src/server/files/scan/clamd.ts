import { once } from 'node:events'
import { connect, type NetConnectOpts, type Socket } from 'node:net'

const IDLE_MS = 20_000
const LONGEST_ANSWER = 1000

export type Verdict = 'clean' | 'infected' | 'unknown'

/** `tcp://host:3310` or `unix:/path/of/the/socket`. */
export function clamdPlace(url: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = URL.canParse(url) ? new URL(url) : ({ protocol: '' } as URL)
  if (protocol === 'tcp:' && hostname) return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) }
  if (protocol === 'unix:' && pathname.startsWith('/')) return { path: pathname }
  throw new Error('precisa ser tcp://host:porta ou unix:/caminho')
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    let text = ''
    socket.on('data', (data) => {
      text += data.toString('latin1')
      if (text.includes('\0') || text.length > LONGEST_ANSWER) done(text)
    })
    socket.once('end', () => done(text))
    socket.once('error', fail)
    socket.once('close', () => fail(new Error('the scanner hung up')))
    socket.setTimeout(IDLE_MS, () => socket.destroy(new Error('the scanner does not answer')))
  })
}

/** One scan with clamd's INSTREAM: pieces with their length in front, then an empty one, then the verdict. */
export function openClamd(url: string) {
  const socket = connect(clamdPlace(url))
  const answer = answerOf(socket)
  // The next `write` or `finish` reports a failure; until then it must not be an unhandled rejection.
  answer.catch(() => undefined)
  const send = async (bytes: Buffer) => {
    if (socket.destroyed) await answer
    if (socket.write(bytes)) return
    // Waits until the scanner takes more or has answered; `finish` reads an answer that came early.
    await Promise.race([once(socket, 'drain'), answer])
  }
  socket.write('zINSTREAM\0')
  return {
    write: (piece: Buffer) => {
      const head = Buffer.alloc(4)
      head.writeUInt32BE(piece.length)
      return send(Buffer.concat([head, piece]))
    },
    finish: async (): Promise<Verdict> => {
      await send(Buffer.alloc(4))
      const word = (await answer).replace(/\0.*$/s, '').trim()
      if (word.endsWith(' FOUND')) return 'infected'
      return word === 'stream: OK' ? 'clean' : 'unknown'
    },
    close: () => void socket.destroy(),
  }
}
