import { expect, type Page, test } from '@playwright/test'
import { emptyRecord } from '#features/registrations/rules/company-record.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { enterAs, type FreshProcess, freshAgent, freshProcess, good, titlesOf } from './support/fresh-process.ts'
import { people } from './support/people.ts'
import { theOffice } from './support/the-office.ts'

type Payment = { id: string; amountCents: number; refundedCents: number; status: string }
type Rule = { stage: string; pricePercent: number; stateFeePercent: number }

const paymentOf = async ({ customer }: FreshProcess): Promise<Payment> => {
  const { items } = await good<{ items: Payment[] }>(await customer.calls.get('/api/payments'))
  if (!items[0]) throw new Error('no payment')
  return items[0]
}
/** The entry of an order: a table row on a desktop, a card on a phone. */
const entry = (page: Page, list: string, text: string) =>
  page
    .getByRole('table', { name: list })
    .getByRole('row')
    .or(page.getByRole('list', { name: list }).getByRole('listitem'))
    .filter({ hasText: text })
const ownEntry = (page: Page, company: string) => entry(page, 'Histórico de pagamentos', company)
const told = (page: Page) => page.locator('[data-toast=success]').last()
/** An amount as the screens format it, with a no-break space after the currency sign. */
const amount = (cents: number): RegExp =>
  new RegExp(`US\\$\\s${(cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 }).replace('.', '\\.')}`)

async function askFor(page: Page, company: string, cents: number): Promise<void> {
  await page.goto('/user/payments')
  await ownEntry(page, company).getByRole('button', { name: 'Pedir reembolso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir reembolso' })
  await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText(amount(cents))
  const confirm = dialog.getByRole('button', { name: /^Pedir US\$/ })
  await expect(confirm).toContainText(amount(cents))
  await confirm.click()
  await expect(dialog.getByText('Campo obrigatório')).toBeVisible()
  await dialog.getByLabel('Por que você quer o reembolso?').fill('Desisti de abrir a empresa.')
  await confirm.click()
  await expect(told(page)).toHaveText(/Pedido de reembolso enviado/)
  await expect(ownEntry(page, company)).toContainText('Reembolso em análise')
}

/** An admin opens the request from the list of refunds and approves it. */
async function approve(page: Page, company: string, cents: number): Promise<void> {
  await enterAs(page, people.admin)
  await page.goto('/admin/refunds')
  await page.getByRole('button', { name: `Abrir o reembolso: ${company}` }).click()
  const drawer = page.getByRole('dialog', { name: company })
  await expect(drawer.getByText('Desisti de abrir a empresa.')).toBeVisible()
  await expect(drawer.getByRole('row', { name: /^Total/ })).toContainText(amount(cents))
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: /^Devolver US\$/ }).click()
  await expect(told(page)).toHaveText(/O dinheiro voltou ao cliente/)
  await expect(drawer.getByRole('link', { name: /Baixar nota de crédito NC-/ })).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('before filing everything comes back: asked in figures, approved, credited, and the order ends', async ({
  page,
}) => {
  const heard = complaints(page)
  const agent = await freshAgent('Ivo Sales')
  const process = await freshProcess({ agent })
  const { id, amountCents } = await paymentOf(process)
  await enterAs(page, process.customer)
  await askFor(page, process.company, amountCents)
  expect(await findings(page)).toEqual([])
  await approve(page, process.company, amountCents)

  expect(await paymentOf(process)).toMatchObject({ id, status: 'refunded', refundedCents: amountCents })
  expect(await titlesOf(process.customer)).toEqual(
    expect.arrayContaining(['Pagamento reembolsado', 'Pedido de reembolso recebido']),
  )
  expect(await titlesOf(agent)).toEqual(
    expect.arrayContaining(['Processo encerrado com reembolso', 'Cliente pediu reembolso']),
  )
  await enterAs(page, process.customer)
  await page.goto('/user/payments')
  const row = ownEntry(page, process.company)
  await expect(row).toContainText('Reembolso pago')
  await expect(row.getByRole('button', { name: 'Pedir reembolso' })).toHaveCount(0)
  const note = row.getByRole('link', { name: /Baixar nota de crédito NC-/ })
  const pdf = await page.request.get((await note.getAttribute('href')) ?? '')
  const text = pdfText(await pdf.body())
  expect(text).toContain('Nota de crédito')
  expect(text).toMatch(amount(amountCents))
  const { items } = await good<{ items: { status: string }[] }>(await process.customer.calls.get('/api/registrations'))
  expect(items[0]?.status).toBe('rejected')
  expect(heard).toEqual([])
})

test('after filing a part comes back, by the percentages that /termos shows', async ({ page }) => {
  const process = await freshProcess({ agent: await freshAgent('Lia Prates') })
  const office = await theOffice()
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const data = { ...emptyRecord, filedOn: today, expectedUpdatedAt: null }
  await good(await office.put(`/api/registrations/${process.id}/record`, { data }))
  const { items: rules } = await good<{ items: Rule[] }>(await office.get('/api/refund-rules'))
  const rule = rules.find(({ stage }) => stage === 'after_filing')
  if (!rule) throw new Error('no rule')

  await page.goto('/termos')
  const table = page.getByRole('table', { name: 'O que volta em cada etapa do pedido' })
  await expect(table.getByRole('row')).toHaveCount(rules.length + 1)
  const line = table.getByRole('row', { name: /^Depois do protocolo no estado/ })
  await expect(line).toHaveText(`Depois do protocolo no estado${rule.pricePercent}%${rule.stateFeePercent}%`)

  const { id, amountCents } = await paymentOf(process)
  const { byRule, paid } = await good<{ byRule: { figures: { totalCents: number } }; paid: { priceCents: number } }>(
    await process.customer.calls.get(`/api/payments/${id}/refund`),
  )
  const back = byRule.figures.totalCents
  expect(back).toBe(Math.ceil((paid.priceCents * rule.pricePercent) / 100))
  await enterAs(page, process.customer)
  await askFor(page, process.company, back)
  await approve(page, process.company, back)
  expect(await paymentOf(process)).toMatchObject({ status: 'paid', refundedCents: back, amountCents })
  await enterAs(page, process.customer)
  await page.goto('/user/payments')
  await expect(ownEntry(page, process.company)).toContainText(amount(back))
})

test('a request is taken back, another refused with a reason that the customer reads', async ({ page }) => {
  const process = await freshProcess()
  const { amountCents } = await paymentOf(process)
  await enterAs(page, process.customer)
  await askFor(page, process.company, amountCents)
  await ownEntry(page, process.company).getByRole('button', { name: 'Retirar pedido' }).click()
  await page.getByRole('dialog', { name: 'Retirar pedido' }).getByRole('button', { name: 'Retirar pedido' }).click()
  await expect(told(page)).toHaveText(/Pedido de reembolso retirado/)
  await askFor(page, process.company, amountCents)
  await enterAs(page, people.admin)
  await page.goto('/admin/refunds?status=requested')
  await page.getByRole('button', { name: `Abrir o reembolso: ${process.company}` }).click()
  const drawer = page.getByRole('dialog', { name: process.company })
  await drawer.getByRole('button', { name: 'Recusar' }).click()
  await drawer.getByRole('button', { name: 'Recusar o reembolso' }).click()
  await expect(drawer.getByText('Campo obrigatório')).toBeVisible()
  await drawer.getByLabel('Por que não?').fill('O prazo combinado já passou.')
  await drawer.getByRole('button', { name: 'Recusar o reembolso' }).click()
  await expect(drawer.getByText('O prazo combinado já passou.')).toBeVisible()
  await enterAs(page, process.customer)
  await page.goto('/user/payments')
  await expect(ownEntry(page, process.company)).toContainText('O prazo combinado já passou.')
  await expect(ownEntry(page, process.company).getByRole('button', { name: 'Pedir reembolso' })).toBeVisible()
})

test('the office gives back without a request, and edits a rule with its history', async ({ page }) => {
  const process = await freshProcess()
  const { id, amountCents } = await paymentOf(process)
  await enterAs(page, people.admin)
  await page.goto(`/admin/processes?processo=${process.id}`)
  await page.getByRole('link', { name: 'Devolver o pagamento' }).click()
  await expect(page).toHaveURL(`/admin/refunds?pagamento=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Devolver sem pedido do cliente' })
  await dialog.getByLabel(/Tudo o que resta/).check()
  await dialog.getByRole('button', { name: /^Devolver US\$/ }).click()
  await expect(dialog.getByText('Campo obrigatório')).toBeVisible()
  await dialog.getByLabel('Mensagem ao cliente').fill('Erro nosso no cadastro.')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Devolver US\$/ }).click()
  await expect(told(page)).toHaveText(/O dinheiro voltou ao cliente/)
  expect(await paymentOf(process)).toMatchObject({ status: 'refunded', refundedCents: amountCents })

  await page.goto('/admin/refunds?aba=regras')
  await page.getByRole('button', { name: 'Editar a regra: Serviço avulso entregue' }).click()
  const drawer = page.getByRole('dialog', { name: 'Serviço avulso entregue' })
  const field = drawer.getByLabel('Quanto volta do nosso preço (%)')
  const before = await field.inputValue()
  const after = before === '5' ? '6' : '5'
  await field.fill('120')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(drawer.getByText('Um número inteiro de 0 a 100.')).toBeVisible()
  await field.fill(after)
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(told(page)).toHaveText(/Regra salva/)
  await expect(entry(page, 'O que volta em cada etapa', 'Serviço avulso entregue')).toContainText(`${after}%`)
  // The public terms show the new rule at once.
  await expect
    .poll(async () => await (await page.request.get('/termos')).text())
    .toMatch(new RegExp(`Serviço avulso entregue</th><td[^>]*>${after}%`))
})
