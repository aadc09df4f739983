import { expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { formedCompany } from './support/formed-company.ts'
import { enterAs, type FreshProcess, freshProcess, good } from './support/fresh-process.ts'
import { people } from './support/people.ts'
import { theOffice } from './support/the-office.ts'
import { toast } from './support/toast.ts'

type Owner = Record<string, unknown>
type Owners = { main: Owner; partners: Owner[]; version: number }

/** A second admin corrects the main owner while the page is open. */
async function correct({ id }: FreshProcess, main: Owner): Promise<void> {
  const office = await theOffice()
  const path = `/api/registrations/${id}/owners`
  const owners = await good<Owners>(await office.get(path))
  const data = { owners: { main: { ...owners.main, ...main }, partners: owners.partners } }
  await good(await office.put(path, { data: { ...data, expectedVersion: owners.version } }))
}

const openEditor = async (page: Page, { id, company }: FreshProcess) => {
  await page.goto(`/admin/processes?busca=${encodeURIComponent(company)}&processo=${id}`)
  await page.getByRole('dialog', { name: company }).getByRole('button', { name: 'Corrigir dados' }).click()
  return page.getByRole('dialog', { name: 'Dados dos sócios' })
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('the office corrects an owner, is told what is wrong, and finds who changed what', async ({ page }) => {
  const heard = complaints(page)
  const process = await freshProcess()
  await enterAs(page, people.admin)
  const editor = await openEditor(page, process)
  await expect(editor.getByText('CPF ou passaporte.', { exact: true })).toBeVisible()
  await editor.getByLabel('Nome', { exact: true }).fill('')
  await editor.getByRole('button', { name: 'Salvar correção' }).click()
  await expect(editor.getByLabel('Nome', { exact: true })).toBeFocused()
  await editor.getByLabel('Nome', { exact: true }).fill('Helena')
  await editor.getByRole('radiogroup', { name: 'Cidadania americana ou green card?' }).getByLabel('Sim').check()
  expect(await findings(page)).toEqual([])
  await editor.getByRole('button', { name: 'Salvar correção' }).click()
  await expect(toast(page, 'Dados dos sócios salvos')).toBeVisible()
  const details = page.getByRole('dialog', { name: process.company })
  await expect(details.getByText('Cidadania americana ou green card: sim')).toBeVisible()
  await details.getByRole('button', { name: 'Corrigir dados' }).click()
  await editor.getByText('Histórico de alterações').click()
  await expect(editor.getByText('Helena').last()).toBeVisible()
  expect(heard).toEqual([])
})

test('two people who correct the same owner: the second sees what changed and decides', async ({ page }) => {
  const process = await freshProcess()
  await enterAs(page, people.admin)
  const editor = await openEditor(page, process)
  await editor.getByLabel('Sobrenome').fill('Moreira')
  await correct(process, { firstName: 'Isaura' })
  // The open form shows the other admin's change and cannot be saved before the notice is answered.
  await expect(editor.getByText('Isaura')).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Salvar correção' })).toBeDisabled()
  await editor.getByRole('button', { name: 'Usar o que foi salvo' }).click()
  await expect(editor.getByLabel('Nome', { exact: true })).toHaveValue('Isaura')
  await editor.getByLabel('Sobrenome').fill('Moreira')
  await editor.getByRole('button', { name: 'Salvar correção' }).click()
  await expect(toast(page, 'Dados dos sócios salvos')).toBeVisible()
  await expect(page.getByRole('dialog', { name: process.company }).getByText('Isaura Moreira').first()).toBeVisible()
})

test('an older order asks where its owner pays tax, and the calendar follows the answer', async ({ page }) => {
  const process = await formedCompany()
  await correct(process, { taxCountry: null, usPerson: null })
  await enterAs(page, process.customer)
  await page.goto('/user/obligations')
  const report = page
    .getByRole('region', { name: 'Obrigações por data' })
    .getByRole('button', { name: /Formulário 5472/ })
    .first()
  await expect(report).toContainText('depende da sua resposta')
  await page.getByRole('link', { name: 'Responder agora' }).click()
  const card = page.locator('#tax-status')
  await card.getByLabel('Sim').check()
  await card.getByRole('button', { name: 'Salvar' }).click()
  await expect(card.getByText('Campo obrigatório')).toBeVisible()
  await card.getByLabel('País de residência fiscal').selectOption('BR')
  expect(await findings(page)).toEqual([])
  await card.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, /Respostas salvas/)).toBeVisible()
  await expect(report).toBeHidden()
  await expect(page.getByRole('link', { name: 'Responder agora' })).toBeHidden()
  // Correcting the answer brings the duty back.
  await card.getByLabel('Não').check()
  await card.getByRole('button', { name: 'Salvar' }).click()
  await expect(report).toBeVisible()
  await expect(report).not.toContainText('depende da sua resposta')
})
