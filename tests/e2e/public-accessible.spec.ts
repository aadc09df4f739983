import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { openUntouched } from './support/untouched.ts'

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

for (const path of ['/', '/como-funciona', '/planos', '/faq', '/privacidade', '/termos']) {
  test(`axe finds nothing on ${path}, asleep and alive`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const heard = complaints(page)
    await openUntouched(page, path)
    for (const details of await page.getByRole('main').locator('details').all())
      await details.evaluate((element: HTMLDetailsElement) => {
        element.removeAttribute('name')
        element.open = true
      })
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    expect(await findings(page)).toEqual([])
    expect(heard).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('axe finds nothing in the open menu', { tag: '@phone-only' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})

test('nothing moves while a page loads', async ({ page }) => {
  for (const path of ['/', '/como-funciona', '/planos', '/faq', '/privacidade', '/termos']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 200)
        }),
    )
    expect(shift, path).toBeLessThanOrEqual(0.02)
  }
})
