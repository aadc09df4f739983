import { expect, test } from 'vitest'
import { startFakeCollector } from '#tests/support/fake-collector.ts'
import { scratchServers } from './support/scratch-servers.ts'

const here = scratchServers()

async function timesOf(origin: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const before = performance.now()
    expect((await fetch(`${origin}/api/session`)).status).toBe(200)
    times.push(performance.now() - before)
  }
  return times.sort((one, other) => one - other)
}
const p95 = (times: number[]): string => `${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`

test('a collector of traces that stands still costs neither calls nor the stop; one that answers gets the last spans', async () => {
  const collector = await startFakeCollector()
  const env = { OTLP_URL: collector.url, OTLP_RATIO: '1' }
  try {
    collector.behaviour = 'silent'
    const first = await here.start(env)
    const times = await timesOf(first.origin, 300)
    const silent = await first.kill('SIGTERM')
    console.log(`beside a silent collector: 300 calls, p95 ${p95(times)}; stopped in ${silent.ms} ms`)
    expect(silent.code).toBe(0)
    expect(silent.ms).toBeLessThan(10_000)
    expect(first.output()).not.toContain('uncaught')

    collector.behaviour = 'accept'
    const second = await here.start(env)
    await timesOf(second.origin, 20)
    const { code, ms } = await second.kill('SIGTERM')
    console.log(`beside one that answers: stopped in ${ms} ms, ${collector.spans.length} spans`)
    expect(code).toBe(0)
    expect(collector.spans.filter(({ name }) => name === 'GET /api/session')).toHaveLength(20)
  } finally {
    await collector.close()
  }
})
