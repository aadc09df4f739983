import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inlineLoader } from './inline-loader.ts'

type Answer = { ok: boolean; status: number }
const found: Answer = { ok: true, status: 200 }
const gone: Answer = { ok: false, status: 404 }
const broken: Answer = { ok: false, status: 502 }

/** Runs the loader in a fake page; `answer` is the server's answer to each request for the boot file. */
function openPage(answer: (request: number) => Answer | undefined, name = '') {
  const heard = new Map<string, (event?: unknown) => void>()
  const classes = new Set<string>()
  const seen = { requests: 0, imports: 0, reloads: 0 }
  // The page's own scripts remove the offline bar when they start, and then watch the connection.
  const start = async () => {
    classes.delete('offline')
    heard.get('hydrated')?.()
  }
  const page = {
    addEventListener: (name: string, act: () => void) => heard.set(name, act),
    document: { children: [{ classList: { add: (one: string) => classes.add(one), toggle: () => true } }], cookie: '' },
    fetch: async () => answer(++seen.requests) ?? Promise.reject(new TypeError('Failed to fetch')),
    load: async () => {
      seen.imports += 1
      return { e: start }
    },
    location: { toString: () => '/', reload: () => ++seen.reloads },
    navigator: { onLine: true },
    scrollY: 0,
    name,
  }
  const code = inlineLoader('/assets/boot-0123456789.js').replaceAll('import(', 'load(')
  new Function('page', `with(page){${code}}`)(page)
  return { page, seen, classes, use: () => heard.get('pointermove')?.() }
}

describe('a page whose scripts do not come', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('asks once in two seconds, however often it is touched meanwhile', async () => {
    const { seen, use } = openPage(() => undefined)
    for (let moves = 0; moves < 100; moves += 1) {
      use()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(seen.requests).toBeLessThanOrEqual(6)
  })

  test('says so after two seconds', async () => {
    const { classes, use } = openPage(() => undefined)
    use()
    await vi.advanceTimersByTimeAsync(1900)
    expect(classes.has('offline')).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(classes.has('offline')).toBe(true)
  })

  test('and come at last no longer says so', async () => {
    const { seen, classes, use } = openPage((request) => (request > 1 ? found : undefined))
    use()
    await vi.advanceTimersByTimeAsync(1000)
    use()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen.imports).toBe(1)
    expect(classes.has('offline')).toBe(false)
  })

  test('imports nothing that the server answered with an error', async () => {
    const { seen, use } = openPage((request) => (request > 1 ? found : broken))
    use()
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen).toEqual({ requests: 1, imports: 0, reloads: 0 })
    await vi.advanceTimersByTimeAsync(2000)
    expect(seen).toEqual({ requests: 2, imports: 1, reloads: 0 })
  })

  test('is loaded again when they are gone, but not over and over', async () => {
    const first = openPage(() => gone)
    first.use()
    await vi.advanceTimersByTimeAsync(10)
    expect(first.seen.reloads).toBe(1)
    const second = openPage((request) => (request > 2 ? found : gone), first.page.name)
    second.use()
    await vi.advanceTimersByTimeAsync(5000)
    expect(second.seen).toEqual({ requests: 3, imports: 1, reloads: 0 })
  })
})
