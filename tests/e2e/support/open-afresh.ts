import { expect, type Page } from '@playwright/test'

/** Waits for hydration. The check polls by time, because a page in the background may draw no frames. */
export async function alive(page: Page): Promise<void> {
  // React stores keys on hydrated elements.
  const isAlive = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
  await page.waitForFunction(isAlive, undefined, { polling: 100 })
}

const move = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)

/** Shows a screen as new at a fraction of a page load: the router leaves every layout for an unknown address and comes back. */
export async function openAfresh(page: Page, address: string): Promise<void> {
  const lost = page.locator('h1').filter({ hasText: /^(Página não encontrada|Página no encontrada|Page not found)$/ })
  await alive(page)
  await move(page, '/nada')
  await expect(lost).toBeVisible()
  await move(page, address)
  await expect(lost).toHaveCount(0)
}
