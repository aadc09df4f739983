import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { LARGEST_FIRST_LOAD_KB, watchScripts } from '#tests/e2e/support/script-weight.ts'
import { launchBrowser } from './support/browser.ts'
import { answered, freePort, startNode, stopNode } from './support/processes.ts'
import { atMost, type Figure, median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

// The scripts of each panel and of the wizard, and the time from one page of a warm panel to the next, in Chromium with the demo's data.
const LARGEST_PAGE_KB = 40
const LARGEST_WIZARD_KB = 60
const LONGEST_CHANGE_MS = 100
const ROUNDS = 3

const folder = scratchFolder('panels')
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
// The shared modules of the browser tests read the address when they are imported.
process.env['E2E_ORIGIN'] = origin
const { freshAccount } = await import('#tests/e2e/support/fresh-account.ts')
const { everyone, people, signedIn } = await import('#tests/e2e/support/people.ts')
const { changeTime, pagesOf, weightAfter } = await import('#tests/e2e/support/panel-pages.ts')
const { wizardWeight } = await import('#tests/e2e/support/wizard-weight.ts')

const server = startNode('build/server/main.js', {
  ...{ DATA_DIR: join(folder, 'd'), PORT: String(port), APP_ORIGIN: origin, DEMO: '1' },
  // Forwarded addresses are trusted, and the tests vary them, so that no rate limit is reached.
  ...{ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
})
const browser = await launchBrowser()
const newPage = async () =>
  (await browser.newContext({ baseURL: origin, locale: 'pt-BR', viewport: { width: 1280, height: 800 } })).newPage()

/** Opens each page once, then all of them again several times: only the later rounds count. */
async function warmChanges(
  page: Awaited<ReturnType<typeof newPage>>,
  who: (typeof everyone)[number],
): Promise<number[]> {
  const { home, further } = pagesOf(who)
  const turn = [...further, home]
  const times: number[] = []
  for (const to of Array.from({ length: ROUNDS + 1 }, () => turn).flat()) times.push(await changeTime(page, to))
  return times.slice(turn.length)
}

try {
  await answered(`${origin}/readyz`)
  const figures: Figure[] = []
  for (const who of everyone) {
    const page = await newPage()
    await signedIn(page, who)
    const scripts = watchScripts(page)
    await page.goto(people[who].home, { waitUntil: 'networkidle' })
    const first = await scripts.kilobytes()
    const { home, further } = pagesOf(who)
    const weights: { path: string; kilobytes: number }[] = []
    for (const to of further) weights.push({ path: to.path, kilobytes: await weightAfter(page, home, to) })
    const changes = await warmChanges(page, who)
    console.log(
      `${who}: first load ${first.toFixed(1)} kB; ${weights.map((one) => `${one.path} ${one.kilobytes.toFixed(1)}`).join(', ')}`,
    )
    console.log(
      `${who}: warm changes ${median(changes).toFixed(0)} ms, slowest of ${changes.length}: ${Math.max(...changes).toFixed(0)} ms`,
    )
    figures.push(
      atMost('panel, first load', first, LARGEST_FIRST_LOAD_KB, ' kB', who),
      ...weights.map(({ path, kilobytes }) => atMost('panel, further page', kilobytes, LARGEST_PAGE_KB, ' kB', path)),
      atMost('panel, warm change of page, median', median(changes), LONGEST_CHANGE_MS, ' ms', who),
    )
    await page.context().close()
  }
  const page = await newPage()
  await freshAccount(page)
  const { own } = await wizardWeight(page, browser, origin)
  report([...figures, atMost('wizard, beyond what others share', own, LARGEST_WIZARD_KB, ' kB')])
} finally {
  await browser.close()
  await stopNode(server)
  rmSync(folder, { recursive: true, force: true })
}
