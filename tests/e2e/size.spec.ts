import { expect, type Page, test } from '@playwright/test'
import { sitePages } from '#web/content/public-pages.ts'
import { everyone, people, signedIn } from './support/people.ts'
import { inlineScriptBytes, wake, watchScripts } from './support/script-weight.ts'

const LARGEST_KB = 210
const LARGEST_PUBLIC_KB = 130
const LARGEST_INLINE_BYTES = 1024

async function firstLoad(page: Page, path: string): Promise<number> {
  const scripts = watchScripts(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return scripts.kilobytes()
}

for (const { path } of sitePages) {
  test(`${path} brings no script before it is used, and few afterwards`, async ({ page }) => {
    const scripts = watchScripts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await scripts.kilobytes()).toBe(0)
    expect(await inlineScriptBytes(page)).toBeLessThanOrEqual(LARGEST_INLINE_BYTES)
    await wake(page)
    const kilobytes = await scripts.kilobytes()
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThanOrEqual(LARGEST_PUBLIC_KB)
  })
}

test('the sign-in page stays within its weight', async ({ page }) => {
  expect(await firstLoad(page, '/login')).toBeLessThan(LARGEST_KB)
})

for (const who of everyone) {
  test(`the first load of the panel of ${who} stays within its weight`, async ({ page }) => {
    await signedIn(page, who)
    const kilobytes = await firstLoad(page, people[who].home)
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThan(LARGEST_KB)
  })
}
