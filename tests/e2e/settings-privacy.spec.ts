import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { asFreshSuperadmin, freshAccount, signInAs } from './support/fresh-account.ts'
import { ORIGIN } from './support/people.ts'

const panel = (page: Page) => page.getByRole('tabpanel')

test('everything about me is gathered, announced and downloaded', async ({ page }) => {
  const { email, name } = await freshAccount(page)
  await page.goto('/user/settings?aba=seguranca')
  await expect(panel(page).getByText('Você ainda não pediu nenhuma cópia.')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Preparar meus dados' }).click()
  const link = panel(page).getByRole('link', { name: /^Baixar \(/ })
  await expect(link).toBeVisible({ timeout: 45_000 })
  await expect(panel(page).getByText('Pronto', { exact: true })).toBeVisible()
  await expect(panel(page).getByText('Disponível até', { exact: false })).toBeVisible()
  const started = page.waitForEvent('download')
  await link.click()
  const file = await (await started).path()
  const files = await readZip(await readFile(file))
  const json = [...files].filter(([path]) => path.endsWith('.json')).map(([, bytes]) => bytes.toString('utf8'))
  expect(json.join('\n')).toContain(email)
  expect(json.join('\n')).toContain(name)
})

test('agreements carry version and time, are taken back and given again', async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/settings?aba=seguranca')
  const row = panel(page).getByRole('listitem').filter({ hasText: 'Termos de uso' })
  const version = currentConsent.terms.split('-').reverse().join('/')
  await expect(row).toContainText(`Versão de ${version}, aceita em `)
  await expect(row).toContainText(/aceita em \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}/)
  await row.getByRole('button', { name: 'Retirar o aceite: Termos de uso' }).click()
  await expect(page.getByText('Aceite retirado')).toBeVisible()
  await expect(row).toContainText('Retirada')
  await row.getByRole('button', { name: 'Aceitar a versão atual: Termos de uso' }).click()
  await expect(page.getByText('Aceite registrado')).toBeVisible()
  await page.reload()
  await expect(row.first()).toContainText('Aceita')
})

test('a person sees who of the team looked at the account, and why', async ({ page, playwright }) => {
  const { id } = await freshAccount(page)
  await page.goto('/user/settings?aba=seguranca')
  await expect(panel(page).getByText('Ninguém da equipe acessou a sua conta.')).toBeVisible()
  const team = await playwright.request.newContext({ baseURL: ORIGIN })
  await asFreshSuperadmin(team)
  const data = { userId: id, reason: 'Cliente pediu ajuda com o documento' }
  const acting = await team.post('/api/impersonation', { data, headers: { origin: ORIGIN } })
  expect(acting.status(), await acting.text()).toBe(200)
  await page.reload()
  await expect(panel(page).getByText('Motivo: Cliente pediu ajuda com o documento')).toBeVisible()
  await expect(panel(page).getByText('Em andamento')).toBeVisible()
  await team.post('/api/impersonation/stop', { data: {}, headers: { origin: ORIGIN } })
  await page.reload()
  await expect(panel(page).getByText(/^De \d{2}\/\d{2}\/\d{4} às/)).toBeVisible()
  await team.dispose()
})

test('an account is erased with its password, and nobody signs in with it any more', async ({ page, playwright }) => {
  const { email, password } = await freshAccount(page)
  await page.goto('/user/settings?aba=seguranca')
  await panel(page).getByRole('button', { name: 'Apagar minha conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apagar a sua conta?' })
  await expect(dialog).toContainText('Não há pagamentos que a lei nos obrigue a guardar.')
  await dialog.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expect(dialog.getByText('Campo obrigatório')).toBeVisible()
  await dialog.getByLabel('Senha atual').fill('errada-mesmo')
  await dialog.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expect(dialog.getByText('Senha atual incorreta')).toBeVisible()
  await dialog.getByLabel('Senha atual').fill(password)
  await dialog.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Sua conta foi apagada')).toBeVisible()
  const later = await playwright.request.newContext({ baseURL: ORIGIN })
  expect(await signInAs(later, email, password)).toBe(401)
  await later.dispose()
  await page.goto('/user/settings')
  await expect(page).toHaveURL(/\/login/)
})
