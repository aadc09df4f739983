import { expect, type Page, test } from '@playwright/test'
import { withdrawalLaw } from '#features/refunds/rules/withdrawal-law.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { formedCompany, formedOn } from './support/formed-company.ts'
import { enterAs, type FreshProcess, good, titlesOf } from './support/fresh-process.ts'
import { paidAgo } from './support/paid-ago.ts'
import { people } from './support/people.ts'

type Payment = { id: string; amountCents: number; refundedCents: number; status: string }

const paymentOf = async ({ customer }: FreshProcess): Promise<Payment> => {
  const { items } = await good<{ items: Payment[] }>(await customer.calls.get('/api/payments'))
  if (!items[0]) throw new Error('no payment')
  return items[0]
}
const entry = (page: Page, company: string) =>
  page
    .getByRole('table', { name: 'Histórico de pagamentos' })
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Histórico de pagamentos' }).getByRole('listitem'))
    .filter({ hasText: company })
const told = (page: Page) => page.locator('[data-toast=success]').last()
/** An amount as the screens format it, with a no-break space after the currency sign. */
const amount = (cents: number): RegExp =>
  new RegExp(`US\\$\\s${(cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 }).replace('.', '\\.')}`)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('an approved company, withdrawn on the third day: money back, receipt, order ended, and the office told what exists', async ({
  page,
}) => {
  const heard = complaints(page)
  const process = await formedCompany()
  await paidAgo(process.id, 3)
  const { amountCents } = await paymentOf(process)
  await enterAs(page, process.customer)
  await page.goto('/user/payments')
  const row = entry(page, process.company)
  await row.getByRole('button', { name: `Desistir da compra: ${process.company}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Desistir da compra' })
  await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText(amount(amountCents))
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Desistir e receber US\$/ }).click()
  await expect(told(page)).toHaveText(/Desistência registrada/)
  await expect(row).toContainText('Desistência registrada')
  await expect(row.getByRole('button', { name: 'Desistir da compra' })).toHaveCount(0)
  // The notification of the withdrawal arrives too, but only the bell counts it: no second toast.
  await expect(page.getByRole('button', { name: /^Notificações, \d/ })).toBeVisible()
  await expect(page.locator('[data-toast]')).toHaveCount(1)

  // The receipt is mailed before an admin has acted.
  type Mail = { to: string; subject: string }
  const receipts = async () => {
    const { items } = await good<{ items: Mail[] }>(await page.request.get('/api/dev/mail'))
    return items.filter(({ to, subject }) => to === process.customer.email && /a sua desistência/.test(subject)).length
  }
  await expect.poll(receipts).toBe(1)
  expect(await paymentOf(process)).toMatchObject({ status: 'paid', refundedCents: 0 })

  await enterAs(page, people.admin)
  await page.goto('/admin/refunds')
  await page.getByRole('button', { name: `Abrir o reembolso: ${process.company}` }).click()
  const drawer = page.getByRole('dialog', { name: process.company })
  await expect(drawer.getByText(/De imediato, desde/)).toBeVisible()
  const found = drawer.locator('section').filter({ hasText: 'O que existe no estado' })
  await expect(found).toContainText('L26000999')
  await expect(found).toContainText(formedOn.split('-').reverse().join('/'))
  await expect(found).toContainText(/O estado fica com \(perda nossa\)US\$/)
  await expect(drawer.getByRole('button', { name: 'Recusar' })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: /^Devolver US\$/ }).click()
  await expect(told(page)).toHaveText(/O dinheiro voltou ao cliente/)
  await expect(drawer.getByText('L26000999')).toBeVisible()

  expect(await paymentOf(process)).toMatchObject({ status: 'refunded', refundedCents: amountCents })
  expect(await titlesOf(process.customer)).toEqual(
    expect.arrayContaining(['Pagamento reembolsado', 'Desistência registrada']),
  )
  const { items } = await good<{ items: { status: string }[] }>(await process.customer.calls.get('/api/registrations'))
  expect(items[0]?.status).toBe('rejected')
  await enterAs(page, process.customer)
  await page.goto('/user/payments')
  await expect(row).toContainText('Tudo devolvido')
  const note = row.getByRole('link', { name: /Baixar nota de crédito NC-/ })
  const pdf = await page.request.get((await note.getAttribute('href')) ?? '')
  expect(pdfText(await pdf.body())).toMatch(amount(amountCents))
  expect(heard).toEqual([])
})

test('on the eighth day the button is gone, and the page says what still applies', async ({ page }) => {
  const process = await formedCompany()
  await paidAgo(process.id, withdrawalLaw.days + 1)
  await enterAs(page, process.customer)
  await page.goto('/user/payments')
  const row = entry(page, process.company)
  await expect(row.getByRole('button', { name: 'Pedir reembolso' })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Desistir da compra' })).toHaveCount(0)
  await expect(page.getByText('Depois, o que volta depende da etapa do pedido.')).toBeVisible()
  await row.getByRole('button', { name: 'Pedir reembolso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir reembolso' })
  await expect(dialog.getByText(/O prazo de \d+ dias para desistir terminou em \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(dialog.getByText('Pela regra desta etapa, não há valor a devolver.')).toBeVisible()
  await page.goto('/termos#cancelamento')
  await expect(
    page.getByText(
      `Até ${withdrawalLaw.days} dias depois do pagamento, você pode desistir da compra em qualquer etapa`,
    ),
  ).toBeVisible()
})
