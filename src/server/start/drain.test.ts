import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { makeDrain } from './drain.ts'

const NOTICED_AFTER_MS = 2500
const BUSY_MS = 3

type Told = 'asking' | { answered: number; refused: number; broken: string[] }

/** Sends requests from a separate thread, on new and on keep-alive connections, until a proxy would have noticed that the node stops. */
const ASKING = `
const http = require('node:http')
const { parentPort, workerData: { port, noticedAfter } } = require('node:worker_threads')
const told = { answered: 0, refused: 0, broken: [] }
const kept = new http.Agent({ keepAlive: true })
const ask = (agent) => new Promise((resolve) => {
  const request = http.get({ host: '127.0.0.1', port, agent })
  request.on('error', (error) => {
    if (error.code === 'ECONNREFUSED') told.refused++
    else told.broken.push(error.code)
    resolve(error.code !== 'ECONNREFUSED')
  })
  request.on('response', (response) => response.resume().on('end', () => { told.answered++; resolve(true) }))
})
let noticed = false
parentPort.once('message', () => setTimeout(() => { noticed = true }, noticedAfter))
const caller = async (agent) => { while (!noticed && await ask(agent)); }
const callers = Array.from({ length: 40 }, (_, n) => caller(n % 4 === 0 ? kept : false))
setTimeout(() => parentPort.postMessage('asking'), 300)
void Promise.all(callers).then(() => { kept.destroy(); parentPort.postMessage(told); parentPort.close() })
`

test('a node that is never idle resets no call while it stops, also when its proxy takes seconds to notice', async () => {
  const app = fastify()
  app.get('/', () => {
    for (const until = performance.now() + BUSY_MS; performance.now() < until; );
    return 'done'
  })
  const drain = makeDrain(app.server)
  app.addHook('preClose', drain.finishCalls)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const asking = new Worker(ASKING, { eval: true, workerData: { port, noticedAfter: NOTICED_AFTER_MS } })
  await once(asking, 'message')
  const told = once(asking, 'message')
  asking.postMessage('stopping')
  await drain.stopListening()
  await app.close()
  const [{ answered, broken }] = (await told) as [Exclude<Told, 'asking'>]
  expect(broken).toEqual([])
  expect(answered).toBeGreaterThan(100)
})
