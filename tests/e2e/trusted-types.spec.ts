import { expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { openUntouched } from './support/untouched.ts'

/** The outcome of attempts to write text into the page as HTML, or to load a script from it, as a bug of ours could. */
const attempts = (page: Page) =>
  page.evaluate(() => {
    const outcome = (attempt: () => void): string => {
      try {
        attempt()
        return 'written'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    return [
      outcome(() => {
        document.createElement('p').innerHTML = '<b>text</b>'
      }),
      outcome(() => document.body.insertAdjacentHTML('beforeend', '<i id="written">text</i>')),
      outcome(() => {
        document.createElement('script').src = 'https://evil.example/x.js'
      }),
      outcome(() => {
        document.createElement('script').src = '/api/documents/x.js'
      }),
      outcome(() => document.write('<b>text</b>')),
    ]
  })
const refused = Array<string>(5).fill('TypeError')

// Other tests expect a page to log nothing; this one proves that a violation of Trusted Types would be logged.
test('no text becomes HTML or a script, before and after a page has started', async ({ page }) => {
  const heard = complaints(page)
  await openUntouched(page, '/faq', { waitUntil: 'networkidle' })
  expect(await attempts(page)).toEqual(refused)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled()
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  expect(await attempts(page)).toEqual(refused)
  await expect(page.locator('#written')).toHaveCount(0)
  await expect.poll(() => heard.join()).toContain('TrustedHTML')
})

// On a hydration mismatch React discards the page and renders it again, including scripts and static parts.
for (const path of ['/login', '/faq', '/'])
  test(`${path} is drawn anew when its HTML is not ours, and works`, async ({ page }) => {
    const heard = complaints(page)
    const start = /<header/
    let sent = false
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch()
      sent = start.test(await answer.text())
      await route.fulfill({ response: answer, body: (await answer.text()).replace(start, '<p>foreign</p><header') })
    })
    await page.goto(path)
    expect(sent).toBe(true)
    await page.mouse.move(50, 50)
    await expect(page.getByText('foreign', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(heard.filter((line) => line.includes('Trusted'))).toEqual([])
    expect(await attempts(page)).toEqual(refused)
  })
