import { expect, type Page, test } from '@playwright/test'
import { screens } from '#web/i18n/pt-BR/screens.ts'
import { entriesOf, type NavigationEntry } from '#web/navigation/screens.ts'
import { people, signedIn } from './support/people.ts'
import { watchScripts } from './support/script-weight.ts'

const LARGEST_PAGE_KB = 40
/** The aim is 100 ms; the limit is higher because other tests may keep this machine busy. */
const LONGEST_CHANGE_MS = 3000

// Only a wide screen shows the sidebar beside the page; the scripts are the same at every width.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const heading = (page: Page, { key }: NavigationEntry) =>
  page.getByRole('heading', { level: 1, name: screens[key], exact: true })
const entry = (page: Page, { path }: NavigationEntry) =>
  page.getByRole('navigation', { name: 'Painel' }).locator(`a[href="${path}"]`)

/** Measures from the click to the frame that shows the other page's title. */
async function changeTime(page: Page, to: NavigationEntry): Promise<number> {
  const link = await entry(page, to).elementHandle()
  return page.evaluate(
    ([element, title]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (document.querySelector('h1')?.textContent?.trim() !== title) return requestAnimationFrame(look)
          requestAnimationFrame(() => resolve(performance.now() - start))
        }
        ;(element as HTMLElement).click()
        look()
      }),
    [link, screens[to.key]] as const,
  )
}

for (const who of ['user', 'agent', 'admin'] as const) {
  test(`further pages of the panel of ${who} bring little, and change at once when they are warm`, async ({ page }) => {
    await signedIn(page, who)
    const pages = entriesOf(who).filter(({ menu, ready, path }) => menu && ready && path !== people[who].home)
    const home = entriesOf(who).find(({ path }) => path === people[who].home)
    if (!home) throw new Error(`no home of ${who}`)
    const sizes: string[] = []
    for (const further of pages) {
      await page.goto(people[who].home, { waitUntil: 'networkidle' })
      await expect(heading(page, home)).toBeVisible()
      const scripts = watchScripts(page)
      await entry(page, further).click()
      await expect(heading(page, further)).toBeVisible()
      await page.waitForLoadState('networkidle')
      const kilobytes = await scripts.kilobytes()
      sizes.push(`${further.path} ${kilobytes.toFixed(1)} kB`)
      expect(kilobytes, further.path).toBeLessThanOrEqual(LARGEST_PAGE_KB)
    }
    const times: number[] = []
    for (const further of [...pages, home, ...pages, home]) times.push(await changeTime(page, further))
    const warm = times.slice(pages.length + 1).sort((a, b) => a - b)
    const median = warm[Math.floor(warm.length / 2)] ?? 0
    console.log(`${who}: ${sizes.join(', ')}; warm change ${median.toFixed(0)} ms, worst ${warm.at(-1)?.toFixed(0)} ms`)
    expect(median).toBeLessThan(LONGEST_CHANGE_MS)
  })
}
