import { expect, type Page, test } from '@playwright/test'
import { pdfOf } from '#demo/factories/pdf.ts'
import { emptyRecord } from '#features/registrations/rules/company-record.ts'
import { papersLater } from '#tests/support/papers-later.ts'
import { buyService } from './support/buy-service.ts'
import { findings } from './support/findings.ts'
import {
  enterAs,
  type FreshProcess,
  freshAgent,
  freshProcess,
  good,
  type Someone,
  titlesOf,
} from './support/fresh-process.ts'
import { overflow } from './support/overflow.ts'
import { signedIn } from './support/people.ts'
import { failing } from './support/states.ts'
import { theOffice } from './support/the-office.ts'

/** Forty days ago, so that all first due dates are still ahead. */
const formedOn = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
const REPORT = 'Relatório anual do estado'
const receipt = { name: 'recibo.pdf', mimeType: 'application/pdf', buffer: pdfOf('Recibo', ['Annual Report']) }

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const told = (page: Page) => page.locator('[data-toast=success]').last()
const rowsOf = (page: Page, name: string) => page.getByRole('button', { name: `Ver ${name}` })

/** A formed company with its own agent. */
async function formed(): Promise<{ agent: Someone; process: FreshProcess }> {
  const agent = await freshAgent('Odete Sampaio')
  const process = await freshProcess({ agent })
  const data = { ...emptyRecord, formedOn, expectedUpdatedAt: null }
  await good(await agent.calls.put(`/api/registrations/${process.id}/record`, { data }))
  return { agent, process }
}

test('an agent finds a paid service, begins it and delivers it with its receipt and a new paper', {
  tag: '@phone',
}, async ({ page }) => {
  const { agent, process } = await formed()
  await buyService(process, REPORT)
  await enterAs(page, agent)
  await page.goto('/agent/dashboard')
  await expect(page.getByRole('link', { name: /^Serviços a fazer.*1$/ })).toBeVisible()
  await page.getByRole('link', { name: /^Serviços a fazer/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Serviços pedidos' })).toBeVisible()
  await expect(page).toHaveURL('/agent/service-orders')
  await expect(page.getByText(process.company)).toBeVisible()
  // Agents see that it is paid, but no amount.
  await expect(page.getByText('US$')).toHaveCount(0)
  expect(await overflow(page)).toBe(0)
  await rowsOf(page, REPORT).click()
  const drawer = page.getByRole('dialog', { name: REPORT })
  await expect(drawer.getByText(/Annual Report.*, ano \d{4}/)).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Abrir o processo' })).toHaveAttribute(
    'href',
    `/agent/processes?processo=${process.id}`,
  )
  const mend = await failing(page, /\/api\/purchases\/[^/]+\/start/)
  await drawer.getByRole('button', { name: 'Começar' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Não foi possível começar')
  await mend()
  await drawer.getByRole('button', { name: 'Começar' }).click()
  await expect(drawer.getByText('Em andamento')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Começar' })).toBeHidden()
  await expect(drawer.getByRole('alert')).toBeHidden()

  await drawer.getByRole('button', { name: 'Concluir', exact: true }).click()
  await drawer.getByRole('button', { name: 'Concluir serviço' }).click()
  await expect(drawer.getByText('Campo obrigatório')).toBeVisible()
  await drawer.getByLabel('Número do protocolo ou recibo').fill('FL-2027-555')
  await drawer.getByRole('button', { name: 'Adicionar um documento' }).click()
  const add = page.getByRole('dialog', { name: 'Adicionar um documento' })
  await add.getByLabel('Nome do documento').fill('Recibo do relatório anual')
  expect(await findings(page)).toEqual([])
  await add.locator('input[type=file]').first().setInputFiles(receipt)
  await expect(add).toBeHidden()
  const paper = drawer.getByRole('combobox', { name: 'Documento (opcional)' })
  await expect(paper.locator('option:checked')).toHaveText('Recibo do relatório anual')
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Concluir serviço' }).click()
  await expect(told(page)).toHaveText(/O cliente foi avisado/)
  await expect(drawer).toBeHidden()
  await expect(page.getByText('Nenhum serviço a fazer')).toBeVisible()

  await page.getByRole('button', { name: 'Concluídos' }).click()
  await rowsOf(page, REPORT).click()
  await expect(drawer.getByText('FL-2027-555')).toBeVisible()
  await expect(drawer.getByText('Recibo do relatório anual')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Concluir' })).toBeHidden()
  expect(await titlesOf(process.customer)).toContain('Serviço concluído')
  const { items } = await good<{ items: { receipt: string | null; status: string }[] }>(
    await process.customer.calls.get(`/api/registrations/${process.id}/duties`),
  )
  expect(items.filter((one) => one.receipt === 'FL-2027-555')).toMatchObject([{ status: 'done' }])
})

test('the office sees whose work an order is and what was paid, and ends a company on a day', async ({ page }) => {
  const { agent, process } = await formed()
  const office = await theOffice()
  const approval = { papersLater, confirmMissingPapers: true, reason: 'Cópias conferidas no cartório.' }
  const data = { expectedStatus: 'in_review', status: 'approved', ...approval }
  await good(await office.post(`/api/registrations/${process.id}/status`, { data }))
  await buyService(process, 'Dissolução da empresa')
  await signedIn(page, 'admin')
  await page.goto('/admin/service-orders')
  const row = page.getByRole('row').filter({ hasText: process.company })
  await expect(row).toContainText(agent.name)
  await expect(row).toContainText(/US\$\s249,00/)
  await row.getByRole('button', { name: 'Ver Dissolução da empresa' }).click()
  const drawer = page.getByRole('dialog', { name: 'Dissolução da empresa' })
  await drawer.getByRole('button', { name: 'Concluir', exact: true }).click()
  await drawer.getByLabel('Número do protocolo ou recibo').fill('FL-DISS-1')
  await drawer.getByRole('button', { name: 'Concluir serviço' }).click()
  await expect(drawer.getByText('Campo obrigatório')).toBeVisible()
  await drawer.getByLabel('Dia em que a empresa terminou').fill(formedOn)
  await drawer.getByRole('button', { name: 'Concluir serviço' }).click()
  await expect(told(page)).toHaveText(/O cliente foi avisado/)
  // The registration's page names what each payment was for.
  await page.goto(`/admin/processes?processo=${process.id}`)
  await expect(page.getByText('Dissolução da empresa', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Abertura da empresa, plano /)).toBeVisible()
})

test('an admin adds a service on order, changes its price, and its history says so', { tag: '@phone' }, async ({
  page,
}) => {
  const name = `Apostila ${crypto.randomUUID().slice(0, 8)}`
  await signedIn(page, 'admin')
  await page.goto('/admin/services')
  await page.getByRole('tab', { name: 'Serviços avulsos' }).click()
  await expect(page.getByRole('button', { name: 'Editar Pedido de ITIN' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Novo serviço avulso' }).click()
  const form = page.getByRole('dialog', { name: 'Novo serviço avulso' })
  await form.getByRole('button', { name: 'Criar serviço' }).click()
  await expect(form.getByText('Campo obrigatório')).toHaveCount(4)
  await form.getByLabel('Nome').fill('pedido de itin')
  await form.getByLabel('Descrição').fill('Apostila de um documento, no Brasil.')
  await form.getByLabel('Preço (US$)').fill('89.5')
  await form.getByLabel('Preço (R$)').fill('479')
  // Not offered, so that customers of other tests do not find it in their lists.
  await form.getByLabel('Oferecido').uncheck()
  await expect(form.getByLabel('Repete')).toBeDisabled()
  await form.getByRole('button', { name: 'Criar serviço' }).click()
  await expect(form.getByText('Já existe um serviço com este nome')).toBeVisible()
  await form.getByLabel('Nome').fill(name)
  expect(await findings(page)).toEqual([])
  await form.getByRole('button', { name: 'Criar serviço' }).click()
  await expect(told(page)).toHaveText('Serviço avulso criado.')

  await page.getByRole('button', { name: `Editar ${name}` }).click()
  const known = page.getByRole('dialog', { name })
  await known.getByLabel('Preço (US$)').fill('95')
  // Another admin saves meanwhile: the typed values stay until this admin decides.
  const office = await theOffice()
  const { items } = await good<{ items: { id: string; name: string }[] }>(await office.get('/api/extras'))
  const { id, ...rest } = items.find((one) => one.name === name) ?? { id: '' }
  const { version, editedAt: _, editedBy: __, ...content } = rest as Record<string, unknown>
  await good(
    await office.put(`/api/extras/${id}`, {
      data: { ...content, description: 'Por correio.', expectedVersion: version },
    }),
  )
  const notice = known.getByRole('alert')
  await expect(notice).toContainText('Nada do que você escreveu se perdeu')
  await notice.getByRole('button').first().click()
  await known.getByRole('button', { name: 'Salvar' }).click()
  await expect(told(page)).toHaveText('Serviço avulso atualizado.')
  await expect(page.locator('tr, li').filter({ hasText: name })).toContainText(/US\$\s95,00/)
  await page.getByRole('button', { name: `Editar ${name}` }).click()
  await expect(known.getByRole('region', { name: 'Histórico' })).toContainText(/US\$\s89,50/)
})
