import { readFile } from 'node:fs/promises'
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

/** On a phone the filters open at a press. */
async function showFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filtros/ })
  if (await opener.isVisible()) await opener.click()
}

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
  await page.goto('/admin/processes?ordem=newest')
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
  await showFilters(page)
  await filter(page, 'Agente').selectOption('Não atribuído')
  await filter(page, 'Estado').selectOption('Flórida')
  await filter(page, 'Tipo de empresa').selectOption('LLC')
  await filter(page, 'Pagamento').selectOption('Não pago')
  const today = new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
  await page.getByLabel('Pedidos de').fill(today)
  await page.getByLabel('até').fill(today)
  await expect(page).toHaveURL(new RegExp(`de=${today}.*ate=${today}`))
  await expect(row).toBeVisible()
  await page.getByLabel('Pedidos de').fill('2020-01-01')
  await page.getByLabel('até').fill('2020-01-31')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await page.getByLabel('até').fill(today)
  await expect(row).toBeVisible()
  await filter(page, 'Pagamento').selectOption('Pago')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL(/\/admin\/processes\?ordem=newest$/)
  await expect(row).toBeVisible()
  expect(heard).toEqual([])
})

test('what the office has to do stands first and says since when; another order is kept in the address', async ({
  page,
}) => {
  const waiting = await freshProcess()
  const unpaid = await freshProcess({ paid: false })
  await page.goto(`/admin/processes?agente=none`)
  const rows = page.locator('tbody tr')
  await expect(page.getByText('Primeiro os pagos sem agente')).toBeVisible()
  await expect(rows.first()).toContainText(/Não atribuído\s*pago/)
  await filter(page, 'Ordem').selectOption('Mais novos primeiro')
  await expect(page).toHaveURL(/ordem=newest/)
  await expect(rowOf(page, unpaid.company)).toBeVisible()
  await expect(rowOf(page, waiting.company)).toBeVisible()
  const shown = (await rows.allInnerTexts()).join('\n')
  expect(shown.indexOf(unpaid.company)).toBeLessThan(shown.indexOf(waiting.company))
  await page.reload()
  await expect(filter(page, 'Ordem')).toHaveValue('newest')
  await filter(page, 'Ordem').selectOption('O que espera por nós')
  await expect(page).not.toHaveURL(/ordem/)
  await filter(page, 'Atenção').selectOption('Pagos sem agente')
  await expect(page).toHaveURL(/atencao=unassigned/)
  await expect(page.getByText('Os que esperam há mais tempo primeiro.')).toBeVisible()
  await searchBox(page).fill(waiting.company)
  await expect(rowOf(page, waiting.company)).toBeVisible()
  await expect(page.getByText('A busca mostra os mais novos primeiro.')).toBeVisible()
  await expect(filter(page, 'Ordem')).toHaveCount(0)
})

test('nonsense in the address shows the list', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(
    '/admin/processes?status=x&agente=y&estado=%00&tipo=A&pago=7&de=ontem&ate=9999-99-99&ordem=senha&atencao=9&lixo=1',
  )
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toBeVisible()
  await page.goto('/admin/processes?de=2026-12-31&ate=2020-01-01')
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toBeVisible()
  expect(heard).toEqual([])
})

test('the rows of the list are taken as a file, with the same filter', async ({ page }) => {
  const { company, id } = await freshProcess()
  await show(page, company)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^processos-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect([lines.length, lines[1]?.includes(id)]).toEqual([2, true])
})

test('several are changed at once, each says what became of it, and the refused stay chosen', {
  tag: '@phone',
}, async ({ page }) => {
  const agent = await freshAgent('Alba Nunes')
  const name = `Zulmira ${crypto.randomUUID().slice(0, 6)}`
  const [paid, unpaid] = [
    await freshProcess({ customerName: name }),
    await freshProcess({ customerName: name, paid: false }),
  ]
  await page.goto(`/admin/processes?busca=${encodeURIComponent(name)}`)
  for (const { company } of [paid, unpaid]) await page.getByRole('checkbox', { name: `Selecionar ${company}` }).check()
  const bar = page.getByRole('region', { name: 'Selecionados' })
  await expect(bar.getByText('2 processos selecionados')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await bar.getByRole('button', { name: 'Atribuir agente' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Agente responsável').selectOption(agent.id)
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(dialog.getByText('1 alterado, 1 recusado. Os recusados continuam selecionados.')).toBeVisible()
  const results = dialog.getByRole('list', { name: 'Resultado de cada um' }).getByRole('listitem')
  await expect(results.nth(0)).toContainText(unpaid.company)
  await expect(results.nth(0)).toContainText('Este pedido ainda não foi pago. Confirme para atribuir mesmo assim.')
  await expect(results.nth(1)).toContainText('Feito')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(bar.getByText('1 processo selecionado')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Selecionar ${unpaid.company}` })).toBeChecked()
  await expect(rowOf(page, paid.company)).toContainText('Alba Nunes')
  await bar.getByRole('button', { name: 'Atribuir agente' }).click()
  await dialog.getByLabel('Agente responsável').selectOption(agent.id)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(toast(page, 'Agente atribuído')).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(rowOf(page, unpaid.company)).toContainText('Alba Nunes')
})

test('the status of several is changed with a reason, and a failed try keeps what was typed', async ({ page }) => {
  const name = `Zulmira ${crypto.randomUUID().slice(0, 6)}`
  const chosen = [await freshProcess({ customerName: name }), await freshProcess({ customerName: name, paid: false })]
  await page.goto(`/admin/processes?busca=${encodeURIComponent(name)}`)
  for (const { company } of chosen) await page.getByRole('checkbox', { name: `Selecionar ${company}` }).check()
  await page.getByRole('button', { name: 'Alterar status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar o status de 2 processos' })
  await dialog.getByLabel('Novo status').selectOption('Rejeitado')
  await dialog.getByLabel('Motivo (opcional)').fill('Nome em uso.')
  const mend = await failing(page, '**/api/registrations/status')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Erro ao alterar status')).toBeVisible()
  await expect(toast(page, 'Não foi possível alterar o status. Tente novamente.')).toBeVisible()
  await mend()
  await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('Nome em uso.')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Status atualizado')).toBeVisible()
  for (const { company } of chosen) await expect(rowOf(page, company)).toContainText('Rejeitado')
})

test('rows are walked by arrow keys, opened by Enter, and the neighbours are one key away', async ({ page }) => {
  const name = `Tecla ${crypto.randomUUID().slice(0, 6)}`
  const [first, second] = [await freshProcess({ customerName: name }), await freshProcess({ customerName: name })]
  await page.goto(`/admin/processes?busca=${encodeURIComponent(name)}`)
  const opener = (company: string) => page.getByRole('button', { name: `Ver detalhes de ${company}` })
  await opener(second.company).focus()
  await page.keyboard.press('ArrowDown')
  await expect(opener(first.company)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: second.company })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`processo=${second.id}`))
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: first.company })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`processo=${first.id}`))
  await page.keyboard.press('k')
  await expect(page.getByRole('dialog', { name: second.company })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener(second.company)).toBeFocused()
  const box = page.getByRole('checkbox', { name: `Selecionar ${second.company}` })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('checkbox', { name: `Selecionar ${first.company}` })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Selecionar todos os que aparecem' }).check()
  await expect(page.getByText('2 processos selecionados')).toBeVisible()
})

test('an internal note stays with the team, whatever happens to its first try', async ({ page }) => {
  const agent = await freshAgent('Alba Nunes')
  const process = await freshProcess({ agent })
  await page.goto(`/admin/processes?busca=${encodeURIComponent(process.company)}&processo=${process.id}`)
  const dialog = page.getByRole('dialog', { name: process.company })
  await expect(dialog.getByText('Só a equipe lê. O cliente nunca vê.')).toBeVisible()
  await expect(dialog.getByText('Nenhuma nota ainda.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Guardar nota' })).toBeDisabled()
  const mend = await failing(page, '**/api/registrations/*/notes')
  await dialog.getByLabel('Nova nota interna').fill('Ligar na segunda.')
  await dialog.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(toast(page, 'Não foi possível guardar a nota')).toBeVisible()
  await expect(dialog.getByLabel('Nova nota interna')).toHaveValue('Ligar na segunda.')
  await mend()
  await dialog.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(toast(page, 'Nota guardada')).toBeVisible()
  await expect(dialog.getByLabel('Nova nota interna')).toHaveValue('')
  // Once among the notes and once in the history.
  await expect(dialog.getByText('Ligar na segunda.')).toHaveCount(2)
  await expect(dialog.getByRole('list', { name: 'Tarefas' }).getByRole('listitem').first()).toBeVisible()
  // The agent writes too, and the open drawer hears of it.
  const data = { noteId: crypto.randomUUID(), text: 'Liguei; volta amanhã.' }
  expect((await agent.calls.post(`/api/registrations/${process.id}/notes`, { data })).status()).toBe(201)
  await expect(dialog.getByText('Liguei; volta amanhã.')).toHaveCount(2)
  const answers = []
  for (const path of ['', '/detail', '/documents', '/notes', '/activity'])
    answers.push(await process.customer.calls.get(`/api/registrations/${process.id}${path}`))
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 403, 403])
  for (const answer of answers) expect(await answer.text()).not.toMatch(/Ligar na segunda|Liguei/)
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
  for (const part of [
    'Empresa',
    'Cliente',
    'Sócios',
    'Documentos',
    'Pagamentos',
    'Etapas internas',
    'Notas internas',
    'Histórico',
  ])
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
  // A live event would load the process again before the button is pressed.
  await deaf(page)
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
  await page.goto('/admin/processes?ordem=newest')
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
