import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = '.s.PGSQL.5432'

/** A proxy to the database's socket that can be frozen: connections stay open while no data passes. */
export async function frozenLine(socket: string) {
  const folder = mkdtempSync(join(tmpdir(), 'travessia-line-'))
  const ends = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(join(socket, NAME))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => undefined) // each end closes the other
      from.on('close', () => {
        ends.delete(from)
        to.destroy()
      })
      if (frozen) from.pause()
    }
  })
  await new Promise<void>((listening) => server.listen(join(folder, NAME), listening))
  return {
    folder,
    /** Connections that were opened and whose close has not been seen here yet. */
    connections: () => ends.size / 2,
    freeze: () => {
      frozen = true
      for (const end of ends) end.pause()
    },
    thaw: () => {
      frozen = false
      for (const end of ends) end.resume()
    },
    close: () => {
      for (const end of ends) end.destroy()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
