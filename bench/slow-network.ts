import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Conditions, MOST_REQUESTS, type Step, scriptsOf } from '#tests/e2e/support/first-steps.ts'
import { launchBrowser } from './support/browser.ts'
import { answered, freePort, startNode, stopNode } from './support/processes.ts'
import { atMost, type Figure, median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

// A customer's first steps over a slow mobile network, HTTP/1.1: the press that opens the wizard, and the way into the panel.
const SLOW: Conditions = { bytesPerSecond: 400_000 / 8, latencyMs: 400 }
const ROUNDS = 3
const SLOWER_PROCESSOR = 4

const folder = scratchFolder('slow')
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
// The shared modules of the browser tests read the address when they are imported.
process.env['E2E_ORIGIN'] = origin
const { openingOfPanel, openingOfWizard, signingIn } = await import('#tests/e2e/support/first-steps.ts')
const { PASSWORD, people } = await import('#tests/e2e/support/people.ts')

const server = startNode('build/server/main.js', {
  ...{ DATA_DIR: join(folder, 'd'), PORT: String(port), APP_ORIGIN: origin, DEMO: '1' },
  // Forwarded addresses are trusted, and the tests vary them, so that no rate limit is reached.
  ...{ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
})
const browser = await launchBrowser()
const phone = { baseURL: origin, locale: 'pt-BR', viewport: { width: 390, height: 844 } }

type Page = Awaited<ReturnType<typeof browser.newPage>>
type Measure = (page: Page, on: Conditions) => Promise<Step>
type Counted = { what: string; of: (step: Step) => readonly string[] }
const customer = { email: people.user.email, password: PASSWORD }
const all: Counted = { what: 'requests', of: ({ requests }) => requests }
const steps: { name: string; longest: number; counted: Counted; run: Measure }[] = [
  { name: 'wizard', longest: 6, counted: all, run: openingOfWizard },
  { name: 'sign-in to panel', longest: 7, counted: all, run: (page, on) => signingIn(page, customer, on) },
  {
    name: 'empty cache, sign-in page and panel',
    longest: 7,
    // Besides scripts, the page itself, its style, fonts and icons are loaded.
    counted: { what: 'scripts', of: scriptsOf },
    run: (page, on) => openingOfPanel(page, customer, on),
  },
]

async function rounds(run: Measure, on: Conditions): Promise<Step[]> {
  const taken: Step[] = []
  for (let n = 0; n < ROUNDS; n++) {
    const context = await browser.newContext(phone)
    taken.push(await run(await context.newPage(), on))
    await context.close()
  }
  return taken
}
const secondsOf = (taken: readonly Step[]): number => median(taken.map(({ seconds }) => seconds))

try {
  await answered(`${origin}/readyz`)
  const figures: Figure[] = []
  for (const { name, longest, counted, run } of steps) {
    const taken = await rounds(run, SLOW)
    const slower = secondsOf(await rounds(run, { ...SLOW, slowdown: SLOWER_PROCESSOR }))
    const requests = taken.map(counted.of).toSorted((one, other) => other.length - one.length)
    console.log(`${name}: ${secondsOf(taken).toFixed(1)} s, with a processor four times slower ${slower.toFixed(1)} s`)
    console.log(`${name}: ${requests[0]?.length} ${counted.what}: ${requests[0]?.join(', ')}`)
    figures.push(
      atMost(`slow network, ${name}: ${counted.what}`, requests[0]?.length ?? 0, MOST_REQUESTS),
      atMost(`slow network, ${name}: usable after`, secondsOf(taken), longest, ' s'),
    )
  }
  report(figures)
} finally {
  await browser.close()
  await stopNode(server)
  rmSync(folder, { recursive: true, force: true })
}
