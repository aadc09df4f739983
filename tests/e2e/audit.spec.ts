import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshProcess, setStatus } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { signedIn } from './support/people.ts'
import { failing } from './support/states.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'admin')
})

const rows = (page: Page) => page.getByRole('button', { name: /^Abrir o registro:/ })

test('the trail is filtered by person, action and day, opened, followed and exported', async ({ page }) => {
  const heard = complaints(page)
  const { id, company } = await freshProcess({ paid: true })
  await setStatus(id, 'pending', 'documents_required')
  await page.goto(`/admin/audit?sujeito=${id}`)
  await expect(page.getByText(`Registro: ${company}`)).toBeVisible()
  await expect(rows(page).filter({ hasText: 'mudou o status do processo' })).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Ação' }).selectOption('mudou o status do processo')
  await expect(page).toHaveURL(/acao=registration\.statusChanged/)
  await expect(rows(page)).toHaveCount(1)
  expect(await findings(page)).toEqual([])

  await rows(page).click()
  const drawer = page.getByRole('dialog', { name: 'mudou o status do processo' })
  await expect(drawer).toContainText(company)
  await expect(drawer).toContainText('documents_required')
  await expect(page).toHaveURL(/linha=\d+/)
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('link', { name: 'Tudo desta pessoa' }).click()
  await expect(page).toHaveURL(/pessoa=[0-9a-f-]{36}/)
  await expect(drawer).toBeHidden()

  await page.goto(`/admin/audit?sujeito=${id}`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^auditoria-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('registration.statusChanged')
  expect(text).toContain(company)

  await page.getByLabel('De', { exact: true }).fill('2020-01-01')
  await page.getByLabel('Até', { exact: true }).fill('2020-01-02')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(rows(page).first()).toBeVisible()
  expect(heard).toEqual([])
})

test('a person is found by name with the keyboard', async ({ page }) => {
  await page.goto('/admin/audit')
  const box = page.getByRole('combobox', { name: 'Filtrar por pessoa' })
  await box.fill('Beatriz Fontes')
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('Enter')
  await expect(page.getByText('Pessoa: Beatriz Fontes')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar o filtro Pessoa: Beatriz Fontes' }).click()
  await expect(page).not.toHaveURL(/pessoa/)
})

test('nonsense in the address shows the list', async ({ page }) => {
  await page.goto('/admin/audit?pessoa=xx&acao=nada&de=ontem&ate=2026-99-99&linha=abc')
  await expect(page.getByRole('heading', { name: 'Auditoria', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('não está na lista')
  await page.keyboard.press('Escape')
  await expect(rows(page).first()).toBeVisible()
})

test('a failed list says so and is read again', async ({ page }) => {
  await holdClock(page)
  const mend = await failing(page, /\/api\/audit\?/)
  await page.goto('/admin/audit')
  const retry = page.getByRole('button', { name: /Tentar/ })
  await pastTheRetries(page, retry)
  await mend()
  await retry.click()
  await expect(rows(page).first()).toBeVisible()
})

test('the seals are checked as a whole, with the result on the screen', async ({ page }) => {
  // The first seal comes up to a minute after the server has started.
  await expect(async () => {
    await page.goto('/admin/audit')
    await expect(page.getByText(/^Último selo/)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 80_000, intervals: [2000] })
  // Other tests keep writing audit rows: a newer seal that is too large for the quick check needs another full check.
  await expect(async () => {
    await page.getByRole('button', { name: 'Verificar tudo' }).click()
    await expect(page.getByText(/tudo confere\.$/)).toBeVisible()
    await expect(page.getByText('Selos íntegros')).toBeVisible({ timeout: 3000 })
  }).toPass()
})
