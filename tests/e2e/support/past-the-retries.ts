import { expect, type Locator, type Page } from '@playwright/test'
import { deaf } from './states.ts'

/** The longest pause that src/web/session/query-client.ts makes between its four tries. */
const LONGEST_PAUSE = 4_000

/**
 * Lets the test move the page's clock from now on; until then the clock runs as usual. A page that is loaded from now on hears no
 * live events: what other tests do would make it read again what failed, and take the button away that is about to be pressed.
 */
export async function holdClock(page: Page): Promise<void> {
  await deaf(page)
  await page.clock.install()
}

/** Lets the pauses between failing tries go by at once, until the page shows that it has given up. */
export async function pastTheRetries(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(LONGEST_PAUSE)
    await expect(shown).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [20] })
}
