import { expect, test } from '@playwright/test'
import { complaints } from './support/console.ts'

// The visits of every page expect a quiet console: this shows that it would not be quiet.
test('a page in which a text becomes HTML says so in the console', async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/faq')
  await page.evaluate(() => {
    document.createElement('p').innerHTML = '<b>text</b>'
  })
  await expect.poll(() => heard.join()).toContain('TrustedHTML')
})
