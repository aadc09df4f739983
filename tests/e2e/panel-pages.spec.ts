import { expect, test } from '@playwright/test'
import { changeTime, pagesOf, weightAfter } from './support/panel-pages.ts'
import { signedIn } from './support/people.ts'

const LARGEST_PAGE_KB = 40
/** The target is 100 ms, which bench/panels.ts measures; the limit is higher because other tests may keep the machine busy. */
const LONGEST_CHANGE_MS = 3000

// Only a wide screen shows the sidebar next to the page; the scripts are the same at every width.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

for (const who of ['user', 'agent', 'admin'] as const) {
  test(`further pages of the panel of ${who} bring little, and change at once when they are warm`, async ({ page }) => {
    await signedIn(page, who)
    const { home, further: pages } = pagesOf(who)
    const sizes: string[] = []
    for (const further of pages) {
      const kilobytes = await weightAfter(page, home, further)
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
