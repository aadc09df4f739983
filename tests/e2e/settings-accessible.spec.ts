import { expect, test } from '@playwright/test'
import { findings } from './support/findings.ts'
import { freshAccount } from './support/fresh-account.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const [tab, waits] of [
  ['perfil', 'Nome completo'],
  ['notificacoes', 'Pagamentos'],
  ['seguranca', 'Confirmar nova senha'],
  ['preferencias', 'Fuso horário'],
] as const) {
  test(`axe finds nothing on the tab ${tab}`, async ({ page }) => {
    await freshAccount(page)
    await page.goto(`/user/settings?aba=${tab}`)
    await expect(page.getByRole('tabpanel').getByLabel(waits, { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('axe finds nothing in the dialogs, and they are left by keyboard', { tag: '@phone' }, async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/settings?aba=seguranca')
  for (const opener of ['Ativar', 'Apagar minha conta']) {
    const button = page.getByRole('tabpanel').getByRole('button', { name: opener })
    await button.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  }
})
