import { expect, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { everyone, signedIn } from './support/people.ts'
import { publicRoutes, routesOf } from './support/site.ts'

test('public pages keep the console clean and fit the screen', async ({ page }) => {
  const heard = complaints(page)
  for (const path of [...publicRoutes, ...routesOf('dev')]) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await overflow(page), path).toBe(0)
  }
  expect(heard).toEqual([])
})

for (const who of everyone) {
  test(`every screen of ${who} has its title, a clean console and fits the screen`, async ({ page }) => {
    const heard = complaints(page)
    await signedIn(page, who)
    for (const path of routesOf(who)) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty()
      expect(await overflow(page), path).toBe(0)
    }
    expect(heard).toEqual([])
  })
}

const overflow = (page: import('@playwright/test').Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
