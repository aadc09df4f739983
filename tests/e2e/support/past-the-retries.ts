import { expect, type Locator, type Page } from '@playwright/test'
import { deaf } from './states.ts'

/** At least the longest pause that src/web/session/query-client.ts makes between retries. */
const LONGEST_PAUSE = 4_000

/**
 * Lets the test control the page's clock from now on; until then the clock runs as usual. Pages loaded from now on get no live
 * events: changes by other tests would refetch what failed and remove the button that the test is about to click.
 */
export async function holdClock(page: Page): Promise<void> {
  await deaf(page)
  await page.clock.install()
}

/** Skips the pauses between retries until the page shows that it has given up. */
export async function pastTheRetries(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(LONGEST_PAUSE)
    await expect(shown).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [20] })
}
