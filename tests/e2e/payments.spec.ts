import { expect, type Page, test } from '@playwright/test'
import { pdfText } from '#tests/support/pdf-text.ts'
import { anOrder, decide } from './support/an-order.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshAccount } from './support/fresh-account.ts'
import { ordersOf } from './support/orders-of.ts'
import { signedIn } from './support/people.ts'
import { watchScripts } from './support/script-weight.ts'

const LARGEST_FURTHER_KB = 40

const figure = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
/** The entry of an order: a table row on a desktop, a card on a phone. */
const entry = (page: Page, company: string) =>
  page
    .getByRole('table')
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Histórico de pagamentos' }).getByRole('listitem'))
    .filter({ hasText: company })
const paymentsOf = async (page: Page) => (await page.request.get('/api/payments')).json()

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('without payments: zeros, a next step, and no inert button', async ({ page }) => {
  const heard = complaints(page)
  await freshAccount(page)
  await page.goto('/user/payments')
  await expect(page.getByText('Nenhum pagamento ainda')).toBeVisible()
  await expect(figure(page, 'Total pago')).toContainText('US$ 0,00')
  await expect(figure(page, 'Pendente')).toContainText('US$ 0,00')
  await expect(figure(page, 'Próximo pagamento')).toContainText('-')
  await expect(figure(page, 'Próximo pagamento')).toContainText('Nenhum pagamento previsto')
  const methods = figure(page, 'Formas de pagamento')
  await expect(methods).toContainText('Nenhuma forma de pagamento')
  await expect(methods.getByRole('button', { name: 'Adicionar forma de pagamento' })).toBeDisabled()
  await expect(methods.getByRole('button', { name: 'Adicionar forma de pagamento' })).toHaveAccessibleDescription(
    'Só a Stripe guarda cartões, e ela não recebe pagamentos agora.',
  )
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Abrir minha empresa' }).click()
  await expect(page).toHaveURL('/cadastro')
  expect(heard).toEqual([])
})

test(
  'a pending order is given up, refused, and paid from here; the invoice says so',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const { email } = await freshAccount(page)
    const { companyName, paymentId } = await anOrder(page.request)
    await page.goto('/user/payments')
    const row = entry(page, companyName)
    await expect(row).toContainText('Plano Profissional: abertura de LLC')
    await expect(row).toContainText('US$ 594,00')
    await expect(row.getByText('Pendente', { exact: true })).toHaveClass(/ipe/)
    await expect(row).toContainText('Cartão')
    const today = new Date().toLocaleDateString('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    })
    await expect(row).toContainText(today)
    await expect(figure(page, 'Pendente').first()).toContainText('US$ 594,00')
    await expect(figure(page, 'Próximo pagamento')).toContainText('US$ 594,00')
    await expect(figure(page, 'Próximo pagamento')).toContainText(companyName)
    if (project.name === 'desktop')
      await expect(page.getByRole('columnheader')).toHaveText([
        'Descrição',
        'Data',
        'Valor',
        'Status',
        'Forma',
        'Fatura',
      ])
    expect(await findings(page)).toEqual([])

    await row.getByRole('button', { name: `Pagar agora: ${companyName}` }).click()
    await page.getByRole('button', { name: 'Desistir e voltar' }).click()
    await expect(page).toHaveURL('/user/payments?payment=cancelled')
    await expect(page.getByText('O pagamento não foi concluído', { exact: false })).toBeVisible()
    expect((await paymentsOf(page)).items).toMatchObject([{ id: paymentId, status: 'pending', payable: true }])

    await page.getByRole('button', { name: 'Pagar agora', exact: true }).click()
    await page.getByRole('button', { name: 'Recusar pagamento' }).click()
    await expect(page).toHaveURL('/user/payments?payment=failed')
    await expect(page.getByText('Pagamento não aprovado, nada foi cobrado.', { exact: false })).toBeVisible()
    await expect(entry(page, companyName).getByText('Não aprovado', { exact: true })).toHaveClass(/ipe/)
    await expect(page.getByRole('link', { name: /^Baixar fatura/ })).toHaveCount(0)
    await expect(figure(page, 'Pendente').first()).toContainText('US$ 594,00')

    await page.getByRole('button', { name: 'Pagar agora', exact: true }).click()
    await page.getByRole('button', { name: 'Aprovar pagamento' }).click()
    await expect(page.getByRole('dialog', { name: 'Pagamento confirmado' })).toContainText(companyName)
    await expect(page).toHaveURL(/\/user\/dashboard\?payment=success/)
    expect(await ordersOf(email)).toMatchObject([
      { company: companyName, status: 'pending', paid: true, amount: 59_400, paymentStatus: 'paid' },
    ])

    await page.goto('/user/payments')
    await expect(figure(page, 'Total pago')).toContainText('US$ 594,00')
    await expect(figure(page, 'Próximo pagamento')).toContainText('Nenhum pagamento previsto')
    await expect(page.getByRole('button', { name: /^Pagar agora/ })).toHaveCount(0)
    await expect(entry(page, companyName).getByText('Pago', { exact: true })).toHaveClass(/mata/)
    const { items } = await paymentsOf(page)
    expect(items.map(({ status }: { status: string }) => status)).toEqual(['paid', 'failed'])
    const number = `INV-${items[0].id.slice(0, 8)}`
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Baixar fatura ${number}` }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${number}.pdf`)
    const invoice = await page.request.get(`/api/payments/${items[0].id}/invoice`)
    expect(invoice.headers()['content-type']).toBe('application/pdf')
    const text = pdfText(await invoice.body())
    for (const part of [number, companyName, 'Taxa do estado: Flórida', 'Pago']) expect(text).toContain(part)
  },
)

test('the way back waits for the confirmation and believes no address', async ({ page }) => {
  const { email } = await freshAccount(page)
  const order = await anOrder(page.request)
  await page.goto('/user/dashboard?payment=success')
  const waiting = page.getByRole('dialog', { name: 'Confirmando seu pagamento' })
  await expect(waiting).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(await ordersOf(email)).toMatchObject([{ paid: false, paymentStatus: 'pending' }])
  await decide(page.request, order, 'fail')
  const refused = page.getByRole('dialog', { name: 'Pagamento não aprovado, nada foi cobrado' })
  await expect(refused.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await decide(page.request, order, 'succeed')
  const paid = page.getByRole('dialog', { name: 'Pagamento confirmado' })
  await expect(paid).toContainText(order.companyName)
  await expect(page.getByText('Empresa registrada com sucesso!')).toHaveCount(0)
  await paid.getByRole('button', { name: 'Acessar dashboard' }).click()
  await expect(page).toHaveURL('/user/dashboard')
  expect(await ordersOf(email)).toMatchObject([{ paid: true, paymentStatus: 'paid' }])
})

test('a payment that is confirmed elsewhere shows by itself', async ({ page }) => {
  await freshAccount(page)
  const order = await anOrder(page.request)
  await page.goto('/user/payments')
  await expect(entry(page, order.companyName).getByText('Pendente', { exact: true })).toBeVisible()
  await decide(page.request, order, 'succeed')
  await expect(entry(page, order.companyName).getByText('Pago', { exact: true })).toBeVisible()
  await expect(figure(page, 'Total pago')).toContainText('US$ 594,00')
})

test('a server that refuses to begin a payment leaves everything as it was', async ({ page }) => {
  await freshAccount(page)
  await anOrder(page.request)
  await page.goto('/user/payments')
  await page.route('**/api/functions/create-payment', (route) => route.fulfill({ status: 503, json: {} }))
  const pay = page.getByRole('button', { name: 'Pagar agora', exact: true })
  await pay.click()
  await expect(page.getByText('Erro ao processar pagamento. Tente novamente.')).toBeVisible()
  await expect(pay).toBeEnabled()
  await page.unroute('**/api/functions/create-payment')
  await pay.click()
  await expect(page).toHaveURL(/\/pagamento-teste\//)
})

test('while it loads there are skeletons; a failure says so and recovers', async ({ page }) => {
  await freshAccount(page)
  await anOrder(page.request)
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/payments', async (route) => {
    await held
    await route.fulfill({ status: 400, json: {} })
  })
  await page.goto('/user/payments')
  await expect(page.getByRole('heading', { name: 'Histórico de pagamentos' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Carregando')
  expect(await findings(page)).toEqual([])
  letThrough()
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar os pagamentos')
  expect(await findings(page)).toEqual([])
  await page.unroute('**/api/payments')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(figure(page, 'Pendente').first()).toContainText('US$ 594,00')
})

test('cards that cannot be read do not stand in the way of the rest', async ({ page }) => {
  await freshAccount(page)
  await page.route('**/api/payment-methods', (route) => route.fulfill({ status: 429, json: {} }))
  await page.goto('/user/payments')
  await expect(page.getByText('Nenhum pagamento ainda')).toBeVisible()
  await expect(page.getByText('Não foi possível consultar os cartões')).toBeVisible()
  await page.unroute('**/api/payment-methods')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(figure(page, 'Formas de pagamento')).toContainText('Nenhuma forma de pagamento')
})

test('older payments come on demand', async ({ page }) => {
  await freshAccount(page)
  await anOrder(page.request)
  const page1 = await paymentsOf(page)
  const [one] = page1.items
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => {
      const id = `00000000-0000-4000-8000-${String(from + n).padStart(12, '0')}`
      return { ...one, id, invoiceNumber: `INV-${from + n}`, payable: false, status: 'refunded' }
    })
  await page.route('**/api/payments*', (route) => {
    const further = new URL(route.request().url()).searchParams.has('cursor')
    const body = further
      ? { items: many(100, 3), nextCursor: null, totals: null, nextPayment: null }
      : { ...page1, items: many(1, 20), nextCursor: 'more' }
    return route.fulfill({ json: body })
  })
  await page.goto('/user/payments')
  await expect(page.getByText('Reembolsado', { exact: true })).toHaveCount(20)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect(page.getByText('Reembolsado', { exact: true })).toHaveCount(23)
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a superadmin who only looks at the panel sees nobody’s payments', async ({ page }) => {
  await signedIn(page, 'superadmin')
  await page.goto('/user/payments')
  await expect(page.getByText('Nenhum pagamento ainda')).toBeVisible()
  await expect(page.getByRole('button', { name: /Pagar agora/ })).toHaveCount(0)
})

test('coming from the dashboard it is a light page', { tag: '@phone' }, async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/dashboard', { waitUntil: 'networkidle' })
  const scripts = watchScripts(page)
  // The sidebar on a desk, the bar below on a phone.
  await page.getByRole('link', { name: 'Pagamentos' }).last().click()
  await expect(page.getByText('Nenhum pagamento ainda')).toBeVisible()
  const kilobytes = await scripts.kilobytes()
  console.log(`/user/payments after the dashboard: ${kilobytes.toFixed(1)} kB`)
  expect(kilobytes).toBeLessThanOrEqual(LARGEST_FURTHER_KB)
})
