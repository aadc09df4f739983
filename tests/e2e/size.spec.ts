import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'
import { everyone, people, signedIn } from './support/people.ts'

const LARGEST_KB = 210

/** Scripts of a first load, compressed one by one as the server sends them. */
async function scriptKilobytes(page: Page, path: string): Promise<number> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response)
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

test('the sign-in page stays within its weight', async ({ page }) => {
  expect(await scriptKilobytes(page, '/login')).toBeLessThan(LARGEST_KB)
})

for (const who of everyone) {
  test(`the first load of the panel of ${who} stays within its weight`, async ({ page }) => {
    await signedIn(page, who)
    const kilobytes = await scriptKilobytes(page, people[who].home)
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThan(LARGEST_KB)
  })
}
