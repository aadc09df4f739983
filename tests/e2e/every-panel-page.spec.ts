import { expect, type Page, test } from '@playwright/test'
import { entriesOf } from '#pages/navigation/screens.ts'
import { areas } from '#rules/role.ts'
import { collisions, isPhone, narrow } from './support/collisions.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshAccount } from './support/fresh-account.ts'
import { LARGEST_SHIFT, layoutShift } from './support/layout-shift.ts'
import { openAfresh } from './support/open-afresh.ts'
import { outline } from './support/outline.ts'
import { overflow } from './support/overflow.ts'
import { everyone, people, signedIn, type Who } from './support/people.ts'
import { LARGEST_FIRST_LOAD_KB, watchScripts } from './support/script-weight.ts'
import { routesOf } from './support/site.ts'
import { skipsToContent } from './support/skip-link.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

async function firstLoad(page: Page, who: Who): Promise<void> {
  const scripts = watchScripts(page)
  await page.goto(people[who].home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kilobytes = await scripts.kilobytes()
  expect.soft(kilobytes).toBeGreaterThan(50)
  expect.soft(kilobytes).toBeLessThan(LARGEST_FIRST_LOAD_KB)
}

async function openMenus(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notificações' })).toBeVisible()
  expect.soft(await findings(page), 'notifications').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect.soft(await findings(page), 'account').toEqual([])
}

/** Checks the narrowest width by resizing, which costs less than loading the page again. */
async function fitsNarrow(page: Page, path: string): Promise<void> {
  const size = page.viewportSize()
  await narrow(page)
  expect.soft(await overflow(page), path).toBe(0)
  expect.soft(await collisions(page), path).toEqual([])
  if (size) await page.setViewportSize(size)
}

/** Measures a large shift again: another test may have switched the payment provider, which adds a bar to every page. */
async function stillShift(page: Page, path: string): Promise<number> {
  const shift = await layoutShift(page)
  if (shift <= LARGEST_SHIFT) return shift
  await page.goto(path, { waitUntil: 'networkidle' })
  return layoutShift(page)
}

/** The phone's bottom bar marks the open page, or its menu button when the page is only in the menu. */
async function marksOpenPage(page: Page, path: string): Promise<void> {
  const marked = page.locator('[data-shortcuts] [aria-current=page]')
  const inMenu = areas.some((area) => entriesOf(area).some((entry) => entry.menu && entry.path === path))
  if (!isPhone(page) || !inMenu) return
  await expect.soft(marked, path).toHaveCount(1)
  await expect.soft(marked.locator('span').first(), path).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
}

for (const who of everyone)
  test(`every screen of ${who} has its title, fits, is quiet and accessible`, { tag: '@phone' }, async ({ page }) => {
    const heard = complaints(page)
    await signedIn(page, who)
    await test.step('the first load stays within its weight', () => firstLoad(page, who))
    await test.step('axe finds nothing with the menus open', () => openMenus(page))
    let seenEmpty = false
    for (const path of routesOf(who))
      await test.step(path, async () => {
        expect.soft((await page.goto(path))?.status(), path).toBe(200)
        await expect.soft(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty()
        await page.waitForLoadState('networkidle')
        expect.soft(await stillShift(page, path), path).toBeLessThanOrEqual(LARGEST_SHIFT)
        expect.soft(await overflow(page), path).toBe(0)
        expect.soft(await outline(page), path).toEqual([])
        await skipsToContent(page, path)
        await marksOpenPage(page, path)
        // The bare area redirects to its dashboard; all placeholder screens are alike, and axe takes a second for each.
        const empty = (await page.getByText('Esta tela ainda não tem conteúdo.').count()) > 0
        if (path !== `/${who}` && !(empty && seenEmpty)) expect.soft(await findings(page), path).toEqual([])
        seenEmpty ||= empty
        if (isPhone(page)) await fitsNarrow(page, path)
      })
    expect(heard).toEqual([])
  })

test('every tab of the settings fits and is accessible', { tag: '@phone' }, async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/settings')
  for (const [tab, waits] of [
    ['perfil', 'Nome completo'],
    ['notificacoes', 'Pagamentos'],
    ['seguranca', 'Confirmar nova senha'],
    ['preferencias', 'Fuso horário'],
  ] as const)
    await test.step(tab, async () => {
      await openAfresh(page, `/user/settings?aba=${tab}`)
      await expect(page.getByRole('tabpanel').getByLabel(waits, { exact: true })).toBeVisible()
      await expect(page.locator('.animate-pulse')).toHaveCount(0)
      expect.soft(await findings(page), tab).toEqual([])
      expect.soft(await overflow(page), tab).toBe(0)
    })
})
