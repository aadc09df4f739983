import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '#bench/support/write-message.ts'

type Watched = { port: number; path: string; cookie?: string; callers?: number; pauseMs?: number }

/** Repeats a call on keep-alive connections; the returned function stops it and returns how long the answers took. */
export function watchCalls({ port, path, cookie = '', callers = 1, pauseMs = 4 }: Watched) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: callers })
  const waits: number[] = []
  const odd: string[] = []
  let going = true
  const ask = () =>
    new Promise<void>((done) => {
      const asked = performance.now()
      const failed = (what: string) => {
        odd.push(what)
        done()
      }
      http
        .get({ agent, host: '127.0.0.1', port, path, headers: { cookie } }, (response) => {
          response.on('error', (error) => failed(error.message))
          response.resume().on('end', () => {
            waits.push(performance.now() - asked)
            if (response.statusCode !== 200) odd.push(String(response.statusCode))
            done()
          })
        })
        .on('error', (error) => failed(error.message))
    })
  const caller = async () => {
    while (going) {
      await ask()
      await sleep(pauseMs)
    }
  }
  const calling = Array.from({ length: callers }, caller)
  return async () => {
    going = false
    await Promise.all(calling)
    agent.destroy()
    const at = (part: number) => percentile(waits, part)
    const [p50, p99, worst] = [at(0.5), at(0.99), at(1)]
    const text = `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} worst ${worst.toFixed(1)} ms of ${waits.length}`
    return { count: waits.length, p50, p99, worst, odd, text }
  }
}
