import http from 'node:http'

export type Ask = {
  cookie: string
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** Uses a new connection for this call instead of a keep-alive one. */
  fresh?: boolean
}

const LOOK_EVERY_MS = 200

type Attempt = { refused: true } | { status: number } | { broken: string }

const agents = new Map<number, http.Agent>()
const agentOf = (port: number): http.Agent => {
  const known = agents.get(port) ?? new http.Agent({ keepAlive: true, maxSockets: 12 })
  agents.set(port, known)
  return known
}

function attempt(port: number, { cookie, method, path, body, fresh = false }: Ask): Promise<Attempt> {
  const text = body ? JSON.stringify(body) : undefined
  return new Promise((resolve) => {
    const request = http.request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: fresh ? false : agentOf(port),
      headers: {
        cookie,
        ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
      },
    })
    const kept = () => (request.reusedSocket ? 'kept' : 'new')
    request.on('error', (error: NodeJS.ErrnoException) =>
      // Only a refused connection proves that no node has seen the call, so that the balancer may retry it on the other node.
      resolve(
        error.code === 'ECONNREFUSED' ? { refused: true } : { broken: `${error.code} on a ${kept()} connection` },
      ),
    )
    request.on('response', (response) => {
      response.on('error', (error: NodeJS.ErrnoException) => resolve({ broken: `${error.code} in the answer` }))
      response.on('end', () => resolve({ status: response.statusCode ?? 0 }))
      response.resume()
    })
    request.end(text)
  })
}

const isReady = (port: number): Promise<boolean> =>
  attempt(port, { cookie: '', method: 'GET', path: '/readyz', fresh: true }).then(
    (outcome) => 'status' in outcome && outcome.status === 200,
  )

/**
 * A plain load balancer for two nodes: health checks on /readyz, round robin, keep-alive connections. It retries a call on the other
 * node only when the connection was refused; a reset counts as a failed call, also on a keep-alive connection.
 */
export function makeBalancer(ports: readonly [number, number]) {
  const down = new Set<number>()
  const state = { answered: 0, moved: 0, failures: [] as string[] }
  let turn = 0
  const look = setInterval(async () => {
    for (const port of ports)
      if (await isReady(port)) down.delete(port)
      else down.add(port)
  }, LOOK_EVERY_MS)

  /** The ports in the order in which a call tries them. */
  const order = (): number[] => {
    const round = turn++ % 2 === 0 ? ports : ports.toReversed()
    return round.toSorted((a, b) => Number(down.has(a)) - Number(down.has(b)))
  }
  return {
    state,
    order,
    async ask(call: Ask, right: number): Promise<void> {
      const name = `${call.method} ${call.path}`
      for (const port of order()) {
        const outcome = await attempt(port, call)
        if ('refused' in outcome) {
          state.moved++
          continue
        }
        if ('status' in outcome && outcome.status === right) state.answered++
        else state.failures.push(`${name}: ${'status' in outcome ? outcome.status : outcome.broken}`)
        return
      }
      state.failures.push(`${name}: both nodes refuse`)
    },
    close() {
      clearInterval(look)
      for (const agent of agents.values()) agent.destroy()
      agents.clear()
    },
  }
}
export type Balancer = ReturnType<typeof makeBalancer>
