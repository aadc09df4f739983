import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { everyone, people, signedIn } from './support/people.ts'

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

for (const path of ['/', '/planos', '/login', '/nada', '/dev/ui', '/dev/mail']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
}

for (const who of everyone) {
  test(`axe finds nothing on the dashboard of ${who}, menus open and closed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signedIn(page, who)
    await page.goto(people[who].home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: /^Notificações/ }).click()
    await expect(page.getByRole('dialog', { name: 'Notificações' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Conta de/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
}

test('axe finds nothing on the notifications and on a refused sign-in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await signedIn(page, 'user')
  await page.goto('/user/notifications')
  await expect(page.getByRole('tab', { name: 'Todas' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('dialog, drawer, menu and tabs work by keyboard', async ({ page }) => {
  await page.goto('/dev/ui')
  await page.getByRole('button', { name: 'Diálogo' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Apagar o rascunho?' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Diálogo' })).toBeFocused()
  await page.getByRole('button', { name: 'Gaveta' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Gaveta' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Primeira' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Conteúdo da segunda aba.')).toBeVisible()
})
