import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { assign, enterAs, freshAgent, freshProcess, good, setStatus } from './support/fresh-process.ts'
import { write } from './support/talk.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const rowOf = (page: Page, name: string): Locator =>
  page.locator('tr, li').filter({ has: page.getByRole('button', { name: `Ver a ficha de ${name}` }) })
const chip = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

test('an agent finds a client and sees everything about the client in one place', async ({ page }) => {
  const heard = complaints(page)
  const agent = await freshAgent('Alba Nunes')
  const zulmira = await freshProcess({ agent, customerName: 'Zulmira Quintela' })
  const abel = await freshProcess({ agent, customerName: 'Abel Torres' })
  await setStatus(abel.id, 'in_review', 'rejected')
  await write({ ...zulmira, agent }, zulmira.customer, 'Bom dia! Falta alguma coisa?')
  const note = { noteId: crypto.randomUUID(), text: 'Prefere falar à tarde.' }
  await good(await agent.calls.post(`/api/registrations/${zulmira.id}/notes`, { data: note }))
  await enterAs(page, agent)
  await page.goto('/agent/clients')
  await expect(rowOf(page, 'Zulmira Quintela')).toContainText('Ativo')
  await expect(rowOf(page, 'Abel Torres')).toContainText('Inativo')
  expect(await findings(page)).toEqual([])
  await chip(page, 'Inativos').click()
  await expect(rowOf(page, 'Zulmira Quintela')).toHaveCount(0)
  await expect(rowOf(page, 'Abel Torres')).toBeVisible()
  await chip(page, 'Ativos').click()
  await expect(rowOf(page, 'Abel Torres')).toHaveCount(0)
  await chip(page, 'Todos').click()
  await page.getByRole('combobox', { name: 'Ordem' }).selectOption({ label: 'Por nome' })
  await expect(page.getByRole('button', { name: /^Ver a ficha de/ }).first()).toHaveText('Abel Torres')
  await page.getByRole('searchbox', { name: 'Buscar por nome, e-mail ou empresa' }).fill(zulmira.company)
  await expect(rowOf(page, 'Abel Torres')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver a ficha de Zulmira Quintela' }).click()
  await expect(page).toHaveURL(new RegExp(`cliente=${zulmira.customer.id}`))
  const card = page.getByRole('dialog', { name: 'Zulmira Quintela' })
  await expect(card.getByRole('link', { name: zulmira.customer.email })).toBeVisible()
  await expect(card.getByText(/\d{2}:\d{2} \(São Paulo\)/)).toBeVisible()
  await expect(card.getByText('Português')).toBeVisible()
  await expect(card.getByText('Pago', { exact: true })).toBeVisible()
  await expect(card.getByText('o cliente enviar os documentos')).toBeVisible()
  await expect(card.getByText('Prefere falar à tarde.').first()).toBeVisible()
  await expect(card.getByText('1 documento espera sua análise')).toBeVisible()
  await expect(card.getByText('US$')).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await card.getByRole('link', { name: `1 mensagem não lida (${zulmira.company})` }).click()
  await expect(page).toHaveURL(`/agent/messages?conversa=${zulmira.id}`)
  await expect(page.getByText('Bom dia! Falta alguma coisa?').first()).toBeVisible()
  await page.goBack()
  await card.getByRole('link', { name: zulmira.company, exact: true }).click()
  await expect(page).toHaveURL(`/agent/processes?processo=${zulmira.id}`)
  await expect(page.getByRole('dialog', { name: zulmira.company })).toBeVisible()
  expect(heard).toEqual([])
})

test('a client whose only process is handed over leaves the open card and the search box', async ({ page }) => {
  const [alba, bento] = [await freshAgent('Alba Nunes'), await freshAgent('Bento Reis')]
  const name = `Quirina ${crypto.randomUUID().slice(0, 8)}`
  const process = await freshProcess({ agent: alba, customerName: name })
  await enterAs(page, alba)
  await page.goto('/agent/dashboard')
  const find = async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Suas empresas, seus clientes e documentos' }).fill(name)
  }
  await expect(page.getByRole('heading', { name: 'Fila de urgência' })).toBeVisible()
  await find()
  await page.getByRole('option', { name: new RegExp(`${name}.*Pessoa`) }).click()
  await expect(page).toHaveURL(`/agent/clients?cliente=${process.customer.id}`)
  await expect(page.getByRole('dialog', { name })).toContainText(process.company)
  await assign(process.id, bento, alba)
  await expect(page.getByText('Este cliente não existe ou não está mais com você.')).toBeVisible()
  await expect(page.getByText(process.customer.email)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nenhum cliente ainda')).toBeVisible()
  expect((await alba.calls.get(`/api/clients/${process.customer.id}`)).status()).toBe(404)
  await find()
  await expect(page.getByText(`Nada encontrado para “${name}”.`)).toBeVisible()
})
