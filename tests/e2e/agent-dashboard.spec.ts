import { expect, type Locator, type Page, test } from '@playwright/test'
import { aPng } from '#tests/support/sample-pictures.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import {
  assign,
  completePapers,
  enterAs,
  freshAgent,
  freshProcess,
  type Someone,
  setStatus,
} from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { rowOf } from './support/processes-page.ts'
import { failing, held } from './support/states.ts'
import { toast } from './support/toast.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const counter = (page: Page, label: string): Locator =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd')

async function open(page: Page, agent: Someone): Promise<void> {
  await enterAs(page, agent)
  await page.goto('/agent/dashboard')
  await expect(page.getByRole('heading', { name: 'Processos recentes' })).toBeVisible()
}
async function mark(page: Page, company: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${company}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('counters and table speak of what is assigned, and change with it', async ({ page }) => {
  const heard = complaints(page)
  const agent = await freshAgent('Alba Nunes')
  const [one, two, foreign] = [await freshProcess({ agent }), await freshProcess({ agent }), await freshProcess()]
  const refused = await freshProcess({ agent })
  await setStatus(two.id, 'in_review', 'documents_required')
  await setStatus(refused.id, 'in_review', 'rejected')
  await completePapers(one, { name: 'foto.png', type: 'image/png', body: aPng() })
  await open(page, agent)
  await expect(rowOf(page, one.company)).toContainText('Em análise')
  await expect(rowOf(page, two.company)).toContainText('Atenção')
  await expect(page.getByText(foreign.company)).toHaveCount(0)
  await expect(counter(page, 'Total de Processos')).toHaveText('3')
  await expect(counter(page, 'Em Andamento')).toHaveText('1')
  await expect(counter(page, 'Concluídos')).toHaveText('0')
  await expect(counter(page, 'Atenção Necessária')).toHaveText('2')
  // Every order comes with a generated purpose paper to review; those of the first order are all approved.
  const queue = page.getByRole('region', { name: 'Fila de urgência' })
  await expect(queue.getByRole('link')).toHaveCount(2)
  await expect(queue.getByRole('listitem').filter({ hasText: two.company }).first()).toContainText(
    '1 documento espera sua análise',
  )
  expect(await findings(page)).toEqual([])
  await queue.getByRole('link', { name: two.company }).click()
  await expect(page.getByRole('dialog', { name: two.company })).toBeVisible()
  await page.keyboard.press('Escape')
  await mark(page, two.company, 'Marcar como Em análise')
  await expect(toast(page, 'Status atualizado.')).toBeVisible()
  await expect(counter(page, 'Em Andamento')).toHaveText('2')
  // An approval without company papers makes the form ask when each of them will come (K6).
  await mark(page, one.company, 'Marcar como Concluído')
  await expect(toast(page, /^Faltam o documento de constituição ou a carta do EIN/)).toBeVisible()
  const form = page.getByRole('dialog', { name: 'Alterar status' })
  await form.getByLabel('Novo status').selectOption('Aprovado')
  await form.getByLabel('Documento de constituição: quando vem?').fill('Até sexta-feira.')
  await form.getByLabel('Carta do EIN: quando vem?').fill('Em 4 a 6 semanas.')
  await form.getByRole('button', { name: 'Alterar status' }).click()
  await expect(rowOf(page, one.company)).toContainText('Concluído')
  await expect(counter(page, 'Concluídos')).toHaveText('1')
  // An agent may not reverse a decision.
  await page.getByRole('button', { name: `Ações de ${one.company}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Marcar como Em análise' })).toHaveAttribute('aria-disabled', 'true')
  // The browser logs every refused call.
  expect(heard.filter((line) => !line.includes('409 (Conflict)'))).toEqual([])
  await page.keyboard.press('Escape')
  // An agent may not approve while required documents are missing (K6).
  await mark(page, two.company, 'Marcar como Concluído')
  await expect(toast(page, /^Faltam documentos obrigatórios/)).toBeVisible()
})

test('a process given to somebody else leaves the open page at once, and its id leads nowhere', async ({
  page,
  browser,
}) => {
  const [alba, bento] = [await freshAgent('Alba Nunes'), await freshAgent('Bento Reis')]
  const process = await freshProcess({ agent: alba })
  await open(page, alba)
  await page.getByRole('button', { name: `Ver detalhes de ${process.company}` }).click()
  await expect(page.getByRole('dialog', { name: process.company })).toBeVisible()
  const other = await browser.newContext()
  const his = await other.newPage()
  await open(his, bento)
  await expect(his.getByText('Nenhum processo com você')).toBeVisible()
  await assign(process.id, bento, alba)
  await expect(rowOf(his, process.company)).toBeVisible()
  await expect(counter(his, 'Total de Processos')).toHaveText('1')
  await expect(page.getByText('Este processo não existe ou não está mais com você.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nenhum processo com você')).toBeVisible()
  await expect(counter(page, 'Total de Processos')).toHaveText('0')
  await expect(page.getByRole('main').getByText(process.company)).toHaveCount(0)
  for (const path of ['', '/detail', '/documents', '/documents.zip'])
    expect((await alba.calls.get(`/api/registrations/${process.id}${path}`)).status()).toBe(404)
  expect((await (await alba.calls.get(`/api/registrations?search=${process.company}`)).json()).items).toEqual([])
  await other.close()
})

test('the details of an agent hold neither amounts nor the choice of another agent', async ({ page }) => {
  const agent = await freshAgent('Alba Nunes')
  const process = await freshProcess({ agent, paid: false })
  await open(page, agent)
  await expect(rowOf(page, process.company)).toContainText('Não pago')
  await page.getByRole('button', { name: `Ações de ${process.company}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Marcar como Concluído' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Ver detalhes' }).click()
  const dialog = page.getByRole('dialog', { name: process.company })
  await expect(dialog.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Pagamentos' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Atribuir agente' })).toHaveCount(0)
  await expect(dialog.getByText('US$')).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await dialog.getByLabel('Novo status').selectOption('Rejeitado')
  await dialog.getByLabel('Motivo (opcional)').fill('Pedido duplicado.')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Status atualizado.')).toBeVisible()
  await expect(dialog.getByText('O processo está decidido. Só a administração pode reabri-lo.')).toBeVisible()
  await expect(dialog.getByText('Motivo: Pedido duplicado.')).toBeVisible()
})

test('loading, empty and failed have their faces, a failed change its words', async ({ page }) => {
  const agent = await freshAgent('Alba Nunes')
  await enterAs(page, agent)
  const release = await held(page, /\/api\/registrations/)
  await page.goto('/agent/dashboard')
  await expect(page.getByRole('heading', { name: 'Processos recentes' })).toBeVisible()
  await expect(page.getByText('Carregando', { exact: true })).toBeAttached()
  expect(await findings(page)).toEqual([])
  release()
  await expect(page.getByText('Nenhum processo com você')).toBeVisible()
  await expect(counter(page, 'Total de Processos')).toHaveText('0')
  expect(await findings(page)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { company } = await freshProcess({ agent })
  await expect(rowOf(page, company)).toBeVisible()
  await failing(page, '**/api/registrations/*/status')
  await mark(page, company, 'Marcar como Concluído')
  await expect(toast(page, 'Erro ao atualizar status')).toBeVisible()
  await expect(toast(page, 'Não foi possível atualizar o status. Tente novamente.')).toBeVisible()
  await expect(rowOf(page, company)).toContainText('Em análise')
  const mend = await failing(page, /\/api\/registrations/)
  await holdClock(page)
  await page.goto('/agent/dashboard')
  await pastTheRetries(page, page.getByText('Não foi possível carregar os números'))
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(2)
  expect(await findings(page)).toEqual([])
  await mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).last().click()
  await expect(rowOf(page, company)).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(counter(page, 'Total de Processos')).toHaveText('1')
})
