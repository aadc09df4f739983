import { expect, type Page, test } from '@playwright/test'
import { freshAccount, signInAs } from './support/fresh-account.ts'
import { ORIGIN } from './support/people.ts'

const panel = (page: Page) => page.getByRole('tabpanel')

test('what is sent is chosen, saved and still there after a reload', async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/settings?aba=notificacoes')
  const toggle = (name: string) => panel(page).getByRole('switch', { name })
  for (const name of ['E-mail', 'Documentos', 'Pagamentos']) await expect(toggle(name)).toBeChecked()
  await expect(toggle('SMS')).not.toBeChecked()
  await expect(toggle('SMS')).toBeDisabled()
  await expect(panel(page).getByText('Ainda não enviamos SMS', { exact: false })).toBeVisible()
  const save = panel(page).getByRole('button', { name: 'Salvar alterações' })
  await expect(save).toBeDisabled()
  await toggle('Pagamentos').click()
  await toggle('Pagamentos').click()
  await expect(save).toBeDisabled()
  await toggle('Pagamentos').click()
  await save.click()
  await expect(page.getByText('Preferências de notificação atualizadas!')).toBeVisible()
  await page.reload()
  await expect(toggle('Pagamentos')).not.toBeChecked()
  await expect(toggle('Documentos')).toBeChecked()
})

test('English takes effect at once, on every device, and goes back', async ({ page, browser }) => {
  const { email, password } = await freshAccount(page)
  await page.goto('/user/settings?aba=preferencias')
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await expect(page.getByText('Boas-vindas!')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Idioma', { exact: true }).selectOption('en_US')
  await panel(page).getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Notifications', 'Security', 'Preferences'])
  // Notifications written before the change are shown in the new language without a reload.
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('Welcome!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()

  const elsewhere = await browser.newContext()
  expect(await signInAs(elsewhere.request, email, password)).toBe(200)
  const other = await elsewhere.newPage()
  await other.goto('/user/settings')
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await elsewhere.close()

  await page.goto('/contato')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByRole('button', { name: 'Enviar' }).first()).toBeVisible()

  await page.goto('/user/settings?aba=preferencias')
  await page.getByLabel('Language', { exact: true }).selectOption('pt_BR')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test('dates follow the chosen time zone at once', async ({ page }) => {
  await freshAccount(page)
  const [device] = (await (await page.request.get('/api/account/devices')).json()).items
  const shown = (timeZone: string): string => {
    const at = new Date(device.createdAt)
    const date = at.toLocaleDateString('pt-BR', { timeZone })
    const time = at.toLocaleTimeString('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' })
    return `${date} às ${time}`
  }
  await page.goto('/user/settings?aba=seguranca')
  await expect(panel(page).getByText(`Entrou em ${shown('America/Sao_Paulo')}`)).toBeVisible()
  await page.getByRole('tab', { name: 'Preferências' }).click()
  await page.getByLabel('Fuso horário').selectOption('Asia/Tokyo')
  await panel(page).getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Preferências atualizadas com sucesso!')).toBeVisible()
  await page.getByRole('tab', { name: 'Segurança' }).click()
  await expect(panel(page).getByText(`Entrou em ${shown('Asia/Tokyo')}`)).toBeVisible()
  await page.reload()
  await expect(panel(page).getByText(`Entrou em ${shown('Asia/Tokyo')}`)).toBeVisible()
})

test('a choice of the server wins over what the browser remembers', async ({ page }) => {
  await freshAccount(page)
  const data = { language: 'es_ES', timeZone: 'Europe/London' }
  const answer = await page.request.put('/api/account/preferences', { data, headers: { origin: ORIGIN } })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.addInitScript(() => localStorage.setItem('locale', 'en-US'))
  await page.goto('/user/settings?aba=preferencias')
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible()
  await expect(page.getByLabel('Zona horaria')).toHaveValue('Europe/London')
})
