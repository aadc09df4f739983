import { expect, type Page, test } from '@playwright/test'
import { sitePages } from '#rules/public-pages.ts'
import { collisions, isPhone, narrow } from './support/collisions.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { LARGEST_SHIFT, layoutShift } from './support/layout-shift.ts'
import { outline } from './support/outline.ts'
import { overflow } from './support/overflow.ts'
import { inlineScriptBytes, LARGEST_FIRST_LOAD_KB, wake, watchScripts } from './support/script-weight.ts'
import { deferredRoutes, publicRoutes, routesOf } from './support/site.ts'
import { skipsToContent } from './support/skip-link.ts'
import { openUntouched } from './support/untouched.ts'

const LARGEST_PUBLIC_KB = 150
const LARGEST_INLINE_BYTES = 1024

/** Opens all questions of which normally only one is open, so that axe sees every answer. */
const unfold = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .locator('details[name]')
    .evaluateAll((all: HTMLDetailsElement[]) => {
      for (const one of all) {
        one.removeAttribute('name')
        one.open = true
      }
    })

test('the pages that wait for a touch are those of the public site', () => {
  expect([...deferredRoutes].sort()).toEqual(sitePages.map(({ path }) => path).sort())
})

for (const { path } of sitePages)
  test(`${path} is light, quiet and accessible, asleep and alive`, { tag: '@phone' }, async ({ page }, { project }) => {
    const heard = complaints(page)
    const scripts = watchScripts(page)
    const answer = await openUntouched(page, path, { waitUntil: 'networkidle' })
    await test.step('asleep it brings no script, and nothing has moved', async () => {
      expect.soft(answer?.status()).toBe(200)
      expect.soft(scripts.asked()).toEqual([])
      expect.soft(await inlineScriptBytes(page)).toBeLessThanOrEqual(LARGEST_INLINE_BYTES)
      expect.soft(await layoutShift(page)).toBeLessThanOrEqual(LARGEST_SHIFT)
      expect.soft(await overflow(page)).toBe(0)
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await unfold(page)
    // Axe takes five seconds for the guides of fifty states, and checks them below after hydration.
    if (path !== '/cadastro')
      await test.step('axe finds nothing asleep', async () => expect.soft(await findings(page)).toEqual([]))

    await wake(page)
    await test.step('alive it has brought few scripts', async () => {
      const kilobytes = await scripts.kilobytes()
      expect.soft(kilobytes).toBeGreaterThan(50)
      expect.soft(kilobytes).toBeLessThanOrEqual(LARGEST_PUBLIC_KB)
    })
    await test.step('its structure is right, and the keyboard gets past the menus', async () => {
      expect.soft(await outline(page)).toEqual([])
      await skipsToContent(page, path)
    })
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    await test.step('it has its title and fits the screen', async () => {
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await overflow(page)).toBe(0)
    })
    await test.step('axe finds nothing alive', async () => expect.soft(await findings(page)).toEqual([]))
    if (project.name === 'phone')
      await test.step('it fits a narrow phone', async () => {
        await narrow(page)
        expect.soft(await overflow(page)).toBe(0)
        expect.soft(await collisions(page)).toEqual([])
      })
    await test.step('the console is clean', async () => expect.soft(heard).toEqual([]))
  })

const withToken = `/redefinir-senha#token=${'x'.repeat(43)}`
const withoutToken = ['/redefinir-senha', '/verificar-email', '/confirmar-novo-email']
const withForm = ['/login', '/signup', '/esqueci-senha', withToken]
const accountPages = publicRoutes.filter((path) => !deferredRoutes.includes(path))

async function examine(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  expect.soft(await outline(page), path).toEqual([])
  if (!path.startsWith('/dev/')) await skipsToContent(page, path)
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(LARGEST_SHIFT)
  expect.soft(await overflow(page), path).toBe(0)
  expect.soft(await findings(page), path).toEqual([])
  if (!isPhone(page)) return
  await narrow(page)
  expect.soft(await overflow(page), path).toBe(0)
  expect.soft(await collisions(page), path).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
}

test('every account page is light, quiet and accessible', { tag: '@phone' }, async ({ page }) => {
  const heard = complaints(page)
  const scripts = watchScripts(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect.soft(await scripts.kilobytes()).toBeLessThan(LARGEST_FIRST_LOAD_KB)
  for (const path of [withToken, ...accountPages])
    await test.step(path, async () => {
      await examine(page, path)
      if (withForm.includes(path)) await expect.soft(page.getByRole('main').locator('form'), path).toBeVisible()
      if (withoutToken.includes(path))
        await expect.soft(page.getByRole('heading', { name: 'Abra o link do seu e-mail' }), path).toBeVisible()
    })
  expect(heard).toEqual([])
})

test('the pages for developers and the one for lost addresses are accessible', { tag: '@phone' }, async ({ page }) => {
  const heard = complaints(page)
  for (const path of routesOf('dev')) await test.step(path, () => examine(page, path))
  expect(heard).toEqual([])
  // The browser logs an error for an unknown address, so its messages are not checked after this.
  await test.step('/nada', () => examine(page, '/nada'))
})
