import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { assign, freshAgent, freshProcess, setStatus, titlesOf } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { signedIn } from './support/people.ts'
import { deaf, failing, held } from './support/states.ts'

const LIST = /\/api\/registrations(\?|$)/

test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'admin')
})

const searchBox = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Buscar por empresa, cliente ou número' })
/** A row of the table, or the card on a phone. */
const rowOf = (page: Page, company: string): Locator =>
  page.locator('tr, li').filter({ has: page.getByRole('button', { name: `Ver detalhes de ${company}` }) })
const filter = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true })
const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Avisos' }).getByText(text, { exact: true })

/** Opens the list with a search for the company, which finds only this process. */
async function show(page: Page, company: string): Promise<Locator> {
  await page.goto(`/admin/processes?busca=${encodeURIComponent(company)}`)
  await expect(rowOf(page, company)).toBeVisible()
  return rowOf(page, company)
}
async function choose(page: Page, company: string, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: `Ações de ${company}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  return page.getByRole('dialog')
}

test('the table says what there is to know, finds, filters and keeps it in the address', { tag: '@phone' }, async ({
  page,
}) => {
  const heard = complaints(page)
  const { company, id, customer } = await freshProcess({ paid: false, customerName: 'Zulmira Quintela' })
  await page.goto('/admin/processes')
  const row = rowOf(page, company)
  await expect(row).toContainText('Pendente')
  await expect(row).toContainText('Não pago')
  await expect(row).toContainText('Não atribuído')
  await expect(row).toContainText(id.slice(0, 8))
  await expect(row).toContainText(/\d{2}\/\d{2}\/\d{4}/)
  await expect(page.getByRole('button', { name: /^Todos \d+$/ })).toHaveAttribute('aria-pressed', 'true')
  expect(await findings(page)).toEqual([])
  for (const term of [company.toLowerCase(), customer.email, id.slice(0, 8)]) {
    await searchBox(page).fill(term)
    await expect(page).toHaveURL(new RegExp(`busca=${encodeURIComponent(term).replaceAll('%20', '\\+')}`, 'i'))
    await expect(row).toBeVisible()
  }
  await searchBox(page).fill(company)
  await expect(page).toHaveURL(/busca=Zeta/)
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ })).toHaveCount(1)
  await page.reload()
  await expect(searchBox(page)).toHaveValue(company)
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: /^Pendente/ }).click()
  await filter(page, 'Agente').selectOption('Não atribuído')
  await filter(page, 'Estado').selectOption('Flórida')
  await filter(page, 'Pagamento').selectOption('Não pago')
  await expect(row).toBeVisible()
  await filter(page, 'Pagamento').selectOption('Pago')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL(/\/admin\/processes$/)
  await expect(row).toBeVisible()
  expect(heard).toEqual([])
})

test('more rows come on demand', async ({ page }) => {
  await page.goto('/admin/processes')
  const rows = page.getByRole('button', { name: /^Ver detalhes de/ })
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
})

test('assigning an unpaid order asks first, begins the review and tells both sides', async ({ page }) => {
  const agent = await freshAgent('Alba Nunes')
  const process = await freshProcess({ paid: false })
  const row = await show(page, process.company)
  const dialog = await choose(page, process.company, 'Atribuir a um agente')
  await expect(dialog.getByText('Agora com: Não atribuído')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Atribuir agente' })).toBeDisabled()
  await dialog.getByLabel('Agente responsável').selectOption(agent.id)
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(dialog.getByText('Confirme que o pedido pode ser atribuído sem pagamento.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(toast(page, 'Agente atribuído')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Ações de ${process.company}` })).toBeFocused()
  await expect(row).toContainText('Em análise')
  await expect(row).toContainText('Alba Nunes')
  expect(await titlesOf(process.customer)).toContain('Agente atribuído')
  expect(await titlesOf(agent)).toContain('Novo processo para você')
})

test('of two who assign at once the second is told, loses nothing and chooses again', async ({ page }) => {
  const [alba, bento] = [await freshAgent('Alba Nunes'), await freshAgent('Bento Reis')]
  const process = await freshProcess()
  await deaf(page)
  const row = await show(page, process.company)
  const dialog = await choose(page, process.company, 'Atribuir a um agente')
  await dialog.getByLabel('Agente responsável').selectOption(alba.id)
  await assign(process.id, bento, null)
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(toast(page, 'Erro ao atribuir agente')).toBeVisible()
  await expect(
    dialog.getByText('Enquanto você escolhia, o processo mudou: agora com Bento Reis. Escolha de novo.'),
  ).toBeVisible()
  // An open dialog hides the roles of the page behind it, so the row is found by its text.
  await expect(page.locator('tr, li').filter({ hasText: process.company })).toContainText('Bento Reis')
  await expect(dialog.getByRole('button', { name: 'Atribuir agente' })).toBeDisabled()
  expect(await findings(page)).toEqual([])
  await dialog.getByLabel('Agente responsável').selectOption(alba.id)
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(toast(page, 'Agente atribuído')).toBeVisible()
  await expect(row).toContainText('Alba Nunes')
})

test('a status is changed with a reason, which stays in the history', async ({ page }) => {
  const process = await freshProcess({ agent: await freshAgent('Alba Nunes') })
  const row = await show(page, process.company)
  const dialog = await choose(page, process.company, 'Alterar status')
  await expect(dialog.getByText('Agora: Em análise')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Alterar status' })).toBeDisabled()
  await expect(dialog.getByLabel('Novo status').getByRole('option')).toHaveText([
    'Escolha um status',
    'Pendente',
    'Aprovado',
    'Rejeitado',
    'Documentos necessários',
  ])
  await dialog.getByLabel('Novo status').selectOption('Documentos necessários')
  await dialog.getByLabel('Motivo (opcional)').fill('Falta o comprovante.')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Status atualizado')).toBeVisible()
  await expect(row).toContainText('Documentos necessários')
  const detail = await choose(page, process.company, 'Ver detalhes')
  await expect(detail.getByText('Status: Em análise → Documentos necessários')).toBeVisible()
  await expect(detail.getByText('Motivo: Falta o comprovante.')).toBeVisible()
})

test('a status that somebody else changed meanwhile is not overwritten, and the reason stays', async ({ page }) => {
  const process = await freshProcess()
  await show(page, process.company)
  const dialog = await choose(page, process.company, 'Alterar status')
  await dialog.getByLabel('Novo status').selectOption('Rejeitado')
  await dialog.getByLabel('Motivo (opcional)').fill('Nome em uso.')
  await setStatus(process.id, 'pending', 'documents_required')
  // The page hears of the change as a live event, without a click.
  await expect(dialog.getByText(/o status mudou para Documentos necessários/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Alterar status' })).toBeDisabled()
  await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('Nome em uso.')
  await dialog.getByLabel('Novo status').selectOption('Rejeitado')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Status atualizado')).toBeVisible()
  await expect(rowOf(page, process.company)).toContainText('Rejeitado')
})

test('an unpaid order cannot be approved, and a failing server is told in the quoted words', async ({ page }) => {
  const process = await freshProcess({ paid: false })
  await show(page, process.company)
  const dialog = await choose(page, process.company, 'Alterar status')
  await expect(dialog.getByText(/Só um pedido pago pode ser aprovado/)).toBeVisible()
  await expect(dialog.getByRole('option', { name: 'Aprovado' })).toHaveCount(0)
  const mend = await failing(page, '**/api/registrations/*/status')
  await dialog.getByLabel('Novo status').selectOption('Em análise')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Erro ao alterar status')).toBeVisible()
  await expect(toast(page, 'Não foi possível alterar o status. Tente novamente.')).toBeVisible()
  await mend()
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Status atualizado')).toBeVisible()
  const giving = await choose(page, process.company, 'Atribuir a um agente')
  await failing(page, '**/api/registrations/*/assign')
  await giving.getByLabel('Agente responsável').selectOption({ index: 1 })
  await giving.getByRole('checkbox').check()
  await giving.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(toast(page, 'Erro ao atribuir agente')).toBeVisible()
  await expect(toast(page, 'Não foi possível atribuir o agente. Tente novamente.')).toBeVisible()
})

test('the details show parties, owners, documents, payments and history, live', { tag: '@phone' }, async ({ page }) => {
  const agent = await freshAgent('Alba Nunes')
  const process = await freshProcess({ agent })
  await show(page, process.company)
  await page.getByRole('button', { name: `Ver detalhes de ${process.company}` }).click()
  const dialog = page.getByRole('dialog', { name: process.company })
  await expect(dialog.getByText(`Processo ${process.id.slice(0, 8)}`)).toBeVisible()
  for (const part of ['Empresa', 'Cliente', 'Sócios', 'Documentos', 'Pagamentos', 'Histórico'])
    await expect(dialog.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(dialog.getByText(process.customer.email)).toBeVisible()
  await expect(dialog.getByText('Joana Prado')).toBeVisible()
  await expect(dialog.getByText('100%')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Abrir Documento de identidade/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Baixar a fatura INV-/ })).toBeVisible()
  await expect(dialog.getByText('Atribuído a Alba Nunes')).toBeVisible()
  await expect(dialog.getByText('Status: Pendente → Em análise')).toBeVisible()
  await expect(dialog.getByText('Pedido recebido')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await setStatus(process.id, 'in_review', 'approved')
  await expect(dialog.getByText('Status: Em análise → Aprovado')).toBeVisible()
  await expect(dialog.getByText('Agora: Aprovado')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Ver detalhes de ${process.company}` })).toBeFocused()
  await expect(rowOf(page, process.company)).toContainText('Aprovado')
})

test('the open process can be linked; one that does not exist says so', async ({ page }) => {
  const process = await freshProcess()
  const release = await held(page, '**/api/registrations/*/detail')
  await page.goto(`/admin/processes?processo=${process.id}`)
  await expect(page.getByText('Carregando o processo')).toBeAttached()
  expect(await findings(page)).toEqual([])
  release()
  await expect(page.getByRole('dialog', { name: process.company })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`/admin/processes?processo=${crypto.randomUUID()}`)
  await expect(page.getByText('Este processo não existe ou não está mais com você.')).toBeVisible()
  const mend = await failing(page, '**/api/registrations/*/detail')
  await holdClock(page)
  await page.goto(`/admin/processes?processo=${process.id}`)
  const dialog = page.getByRole('dialog')
  await pastTheRetries(page, dialog.getByRole('button', { name: 'Tentar de novo' }))
  await mend()
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('dialog', { name: process.company })).toBeVisible()
})

test('loading, empty and failed lists have their faces', async ({ page }) => {
  const release = await held(page, LIST)
  await page.goto('/admin/processes')
  await expect(page.getByRole('heading', { level: 1, name: 'Processos' })).toBeVisible()
  await expect(page.getByText('Carregando', { exact: true })).toBeAttached()
  expect(await findings(page)).toEqual([])
  release()
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(LIST, (route) => route.fulfill({ json: { items: [], nextCursor: null } }))
  await page.goto('/admin/processes')
  await expect(page.getByText('Nenhum processo', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // A live event about another process would load the list again before the button is pressed.
  await deaf(page)
  const mend = await failing(page, LIST)
  await holdClock(page)
  await page.goto('/admin/processes')
  await pastTheRetries(page, page.getByText('Não foi possível carregar'))
  expect(await findings(page)).toEqual([])
  await mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toBeVisible()
})

test('a new order appears on the open page, and a phone of 360 px needs no sideways scrolling', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/processes')
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toBeVisible()
  const { company } = await freshProcess()
  await expect(rowOf(page, company)).toBeVisible()
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await tooWide()).toBe(false)
  await page.getByRole('button', { name: `Ver detalhes de ${company}` }).click()
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  expect(await tooWide()).toBe(false)
})

test('the superadmin works with the same screens', async ({ page }) => {
  await signedIn(page, 'superadmin')
  const process = await freshProcess()
  await show(page, process.company)
  await page.goto('/agent/documents')
  await expect(page.getByText(process.company).first()).toBeVisible()
})
