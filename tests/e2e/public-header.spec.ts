import { expect, type Page, test } from '@playwright/test'
import { version } from '#server/operations/version.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { everyone, people, signedIn } from './support/people.ts'

const links = [
  ['Início', '/'],
  ['Como funciona', '/como-funciona'],
  ['Planos', '/planos'],
  ['FAQ', '/faq'],
  ['Contato', '/contato'],
] as const
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const openMenu = (page: Page) => page.getByRole('button', { name: 'Abrir menu' }).click()
const header = (page: Page) => page.getByRole('banner')
const ground = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
const CLEAR = 'rgba(0, 0, 0, 0)'

async function hasItsLinks(page: Page): Promise<void> {
  if (isPhone(page)) await openMenu(page)
  const nav = header(page).getByRole('navigation', { name: 'Principal' })
  await expect(nav.getByRole('link')).toHaveText(links.map(([name]) => name))
  for (const [name, to] of links) await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
  await expect(header(page).getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
  await expect(header(page).getByRole('link', { name: 'Abrir Empresa' })).toHaveAttribute('href', '/cadastro')
  await expect(header(page).getByRole('link', { name: 'Meu Painel' })).toHaveCount(0)
}

test('the header and the footer have their links', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await hasItsLinks(page)
  await page.keyboard.press('Escape')
  const footer = page.getByRole('contentinfo')
  for (const [name, to] of [...links, ['Política de privacidade', '/privacidade'], ['Termos de uso', '/termos']])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', to ?? '')
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(footer).not.toContainText('{{')
  await expect(footer.getByText(`v${version}`, { exact: true })).toBeVisible()
})

test('the header turns opaque after 10 px and clear again at the top', async ({ page }) => {
  await page.goto('/planos')
  expect(await ground(page)).toBe(CLEAR)
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }))
  await page.waitForTimeout(300)
  expect(await ground(page)).toBe(CLEAR)
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }))
  await expect.poll(() => ground(page)).toBe('rgb(252, 250, 245)')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => ground(page)).toBe(CLEAR)
})

test('before any other script has come the header knows the panel and the scroll', { tag: '@phone' }, async ({
  page,
}) => {
  await signedIn(page, 'admin')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  if (isPhone(page)) await openMenu(page)
  await expect(header(page).getByRole('link', { name: 'Meu Painel' })).toHaveAttribute('href', '/admin/dashboard')
  await expect(header(page).getByRole('button', { name: 'Sair' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Entrar' })).toHaveCount(0)
  if (isPhone(page)) await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect.poll(() => ground(page)).toBe('rgb(252, 250, 245)')
})

for (const who of everyone) {
  test(`${who} finds the own panel and the way out`, { tag: '@phone' }, async ({ page }) => {
    const heard = complaints(page)
    await signedIn(page, who)
    await page.goto('/')
    if (isPhone(page)) await openMenu(page)
    await page.keyboard.press('Shift')
    await header(page).getByRole('link', { name: 'Meu Painel' }).click()
    await expect(page).toHaveURL(people[who].home)
    await page.goto('/planos')
    if (isPhone(page)) await openMenu(page)
    expect(heard).toEqual([])
    await header(page).getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByText('Você saiu da sua conta')).toBeVisible()
    await expect(page).toHaveURL('/')
    if (isPhone(page)) await openMenu(page)
    await expect(header(page).getByRole('link', { name: 'Entrar' })).toBeVisible()
  })
}

test('a hint that is no longer true is corrected and forgotten', { tag: '@phone' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'area', value: 'agent', url: baseURL ?? '' }])
  await page.goto('/faq')
  if (isPhone(page)) await openMenu(page)
  await page.keyboard.press('Shift')
  await expect(header(page).getByRole('link', { name: 'Entrar' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Meu Painel' })).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('area')
})

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu keeps the focus, closes on Escape and on navigation', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/faq')
    await openMenu(page)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Fechar menu' })).toBeFocused()
    await page.waitForLoadState('networkidle')
    const stops = 1 + links.length + 2
    const inside = () => menu.evaluate((element) => element.contains(document.activeElement))
    for (let i = 0; i < stops; i++) {
      await page.keyboard.press('Tab')
      expect(await inside(), `after ${i + 1} tabs`).toBe(true)
    }
    await expect(menu.getByRole('button', { name: 'Fechar menu' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(menu.getByRole('link', { name: 'Abrir Empresa' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused()
    await openMenu(page)
    await menu.getByRole('link', { name: 'Planos' }).click()
    await expect(page).toHaveURL('/planos')
    await expect(menu).toBeHidden()
  })

  test('axe finds nothing in the open menu', { tag: '@phone-only' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await openMenu(page)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the links are there and lead on', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await hasItsLinks(page)
    await header(page).getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Planos' }).click()
    await expect(page).toHaveURL('/planos')
    await expect(page.getByRole('button', { name: 'Fechar menu' })).toBeHidden()
  })

  test('the menu closes on Escape', { tag: '@phone-only' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await openMenu(page)
    await expect(page.getByRole('button', { name: 'Fechar menu' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Fechar menu' })).toBeHidden()
  })
})
