import { expect, test } from '@playwright/test'
import { fromOwnAddress, GOOD_PASSWORD } from './support/accounts.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshAccount, signInAs } from './support/fresh-account.ts'
import { people } from './support/people.ts'
import { choosePlan, drawerOf, fillAccount, fillCompany, openWizard } from './support/wizard.ts'

test.beforeEach(async ({ page, context }) => {
  await fromOwnAddress(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('an address that has an account leads on to signing in with it', async ({ page }) => {
  const { email, password } = await freshAccount(page)
  await page.context().clearCookies()
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  await fillAccount(drawer, { name: 'Ana Souza', email, password: GOOD_PASSWORD })
  await expect(drawer.getByText('Se você já tem uma conta com este e-mail', { exact: false })).toBeVisible()
  expect(await findings(page, '[role=dialog]')).toEqual([])
  await drawer.getByRole('button', { name: 'Entrar com este e-mail' }).click()
  await expect(drawer.getByLabel('E-mail')).toHaveValue(email)
  await drawer.getByLabel('Senha', { exact: true }).fill(password)
  await drawer.getByRole('button', { name: 'Entrar e continuar' }).click()
  await expect(drawer.getByText('Etapa 4 de 6: Empresa')).toBeVisible()
})

test('names that could not be checked are checked once the connection is back', async ({ page, context }) => {
  await freshAccount(page)
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  const toast = page.locator('[data-toast]')
  const checks = '**/api/orders/check-names'
  await page.route(checks, (route) => route.abort('internetdisconnected'))
  await page.route('**/healthz', (route) => route.abort('internetdisconnected'))
  await fillCompany(drawer, 'Alfa Bank LLC')
  await expect(toast.getByText('Sem conexão, o nome ainda não foi verificado.', { exact: false })).toBeVisible()
  await expect(drawer.getByText('Etapa 5 de 6: Donos')).toBeVisible()
  await page.unroute(checks)
  await page.unroute('**/healthz')
  await expect(toast.getByText('confira Alfa Bank LLC', { exact: false })).toBeVisible()
  await drawer.getByRole('button', { name: 'Voltar' }).click()
  await expect(drawer.getByRole('region', { name: 'Verificação dos nomes' })).toContainText('Requer atenção')
  await context.setOffline(false)
})

test('Enter in the search chooses the first state that was found, and a sentence names it properly', async ({
  page,
}) => {
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  const search = drawer.getByRole('searchbox', { name: 'Buscar estado' })
  await expect(drawer.getByText('LLC na Flórida')).toBeVisible()
  // An empty search chooses nothing.
  await search.press('Enter')
  await expect(drawer.getByRole('radio', { name: /^Flórida/ })).toBeChecked()
  await search.fill('texa')
  await search.press('Enter')
  await expect(drawer.getByRole('radio', { name: /^Texas/ })).toBeChecked()
  await expect(drawer.getByText('LLC no Texas')).toBeVisible()
  await expect(drawer.getByText('Etapa 1 de 6', { exact: false })).toBeVisible()
})

test('plans stand side by side on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  const buttons = drawer.getByRole('button', { name: /^Selecionar plano/ })
  await expect(buttons).toHaveCount(3)
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size).toBe(1)
  expect(await findings(page, '[role=dialog]')).toEqual([])
})

test('the wizard speaks the language of its reader on the Portuguese page', async ({ page }) => {
  const heard = complaints(page)
  const account = await freshAccount(page)
  const data = { language: 'en_US', timeZone: 'America/Sao_Paulo' }
  const origin = new URL((await page.goto('/cadastro'))?.url() ?? '').origin
  expect((await page.request.put('/api/account/preferences', { data, headers: { origin } })).status()).toBe(200)
  expect(await signInAs(page.request, account.email, account.password)).toBe(200)
  await page.goto('/cadastro')
  await page.getByRole('button', { name: 'Abrir minha empresa' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Open my company' })
  await expect(drawer).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(drawer.getByText('The usual choice of people who live in Brazil', { exact: false })).toBeVisible()
  await expect(drawer.getByText('LLC in Florida')).toBeVisible()
  await drawer.getByRole('button', { name: 'Continue' }).click()
  await expect(drawer.getByText('3 weeks').first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Select plan Profissional' }).click()
  await expect(drawer.getByRole('option', { name: 'Technology' })).toBeAttached()
  expect(heard).toEqual([])
})

test('/signup leads on to signing in as well', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Nome').fill('Lia Costa')
  await page.getByLabel('E-mail').fill(people.user.email)
  await page.getByLabel('Senha', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByLabel('Confirme a senha').fill(GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.getByRole('link', { name: 'entre com ela' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('E-mail')).toHaveValue(people.user.email)
  await expect(drawerOf(page)).toBeHidden()
})
