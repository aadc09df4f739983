import { expect, type Page } from '@playwright/test'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { fromOwnAddress, GOOD_PASSWORD, newAddress } from './support/accounts.ts'
import { anOrder } from './support/an-order.ts'
import { PASSWORD, people } from './support/people.ts'
import { newestOrderOf } from './support/stripe-server.ts'
import { test } from './support/with-stripe.ts'
import { choosePlan, drawerOf, fillAccount, fillCompany, fillOwner, openWizard } from './support/wizard.ts'

const PAPER_BOAT = 'barco-de-papel-7'

// Run serially, so that one server is enough.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('with Stripe connected the customer pays on its page: cancelled, then paid', async ({
  page,
  context,
  stripeServer: { origin },
}) => {
  await fromOwnAddress(context)
  await page.goto(`${origin}/cadastro`)
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  await fillAccount(drawer, { name: 'Rita Melo', email: newAddress('stripe'), password: GOOD_PASSWORD })
  await expect(drawer.getByText('Etapa 4 de 6: Empresa')).toBeVisible()
  await fillCompany(drawer, `Épsilon ${Math.random().toString(36).slice(2, 8)} LLC`)
  await expect(drawer.getByText('Etapa 5 de 6: Donos')).toBeVisible()
  await fillOwner(drawer, { first: 'Rita', last: 'Melo', share: '100' })
  await drawer.getByRole('button', { name: 'Continuar' }).click()

  await expect(drawer.getByText('O pagamento é feito na página segura da Stripe.', { exact: false })).toBeVisible()
  await expect(drawer.getByText('Modo de teste: nenhum cartão é cobrado.')).toBeVisible()
  await expect(drawer.getByLabel('Número do cartão')).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(page).toHaveURL(/\/pay\/cs_/)
  await page.getByRole('button', { name: 'Voltar' }).click()

  await expect(page).toHaveURL(`${origin}/cadastro?payment=cancelled`)
  await expect(drawerOf(page).getByText('Etapa 6 de 6: Pagamento')).toBeVisible()
  expect(await newestOrderOf(page.request, origin)).toMatchObject({ paid: false })
  await drawerOf(page).getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(page).toHaveURL(/\/pay\/cs_/)
  await page.getByRole('button', { name: 'Pagar' }).click()

  await expect(page.getByRole('dialog', { name: 'Pagamento confirmado' })).toBeVisible()
  expect(await newestOrderOf(page.request, origin)).toMatchObject({ paid: true })
})

/** Signs up on the server with the fake Stripe and orders a company, which is not paid yet. */
async function orderedBy(page: Page, origin: string): Promise<{ companyName: string; email: string }> {
  const data = { name: 'Rita Melo', email: newAddress('rita'), password: PAPER_BOAT }
  const signedUp = await page.request.post(`${origin}/api/auth/sign-up/email`, {
    data: { ...data, acceptedTerms: currentConsent.terms },
    headers: { origin },
  })
  expect(signedUp.status(), await signedUp.text()).toBe(201)
  return { ...(await anOrder(page.request, origin)), email: data.email }
}

test('with Stripe: an order is paid on its page, and a card is kept in its portal', async ({
  page,
  stripeServer: { origin },
}) => {
  const { companyName } = await orderedBy(page, origin)
  await page.goto(`${origin}/user/payments`)
  await page.getByRole('button', { name: 'Adicionar forma de pagamento' }).click()
  await page.getByRole('button', { name: 'Guardar cartão' }).click()
  await expect(page).toHaveURL(`${origin}/user/payments`)
  await expect(page.getByText('Visa com final 4242')).toBeVisible()

  await page.getByRole('button', { name: 'Pagar agora', exact: true }).click()
  await expect(page).toHaveURL(/\/pay\/cs_/)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page).toHaveURL(`${origin}/user/payments?payment=cancelled`)
  await page.getByRole('button', { name: 'Pagar agora', exact: true }).click()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Pagamento confirmado' })).toContainText(companyName)
  const { items } = await (await page.request.get(`${origin}/api/payments`)).json()
  expect(items).toMatchObject([{ status: 'paid', payable: false }])
})

test('with Stripe: the money of an order goes back through its API, once, and its message changes nothing more', async ({
  page,
  stripeServer: { origin, stripe },
}) => {
  const enter = async (email: string, password: string) => {
    const data = { email, password }
    const entered = await page.request.post(`${origin}/api/auth/sign-in/email`, { data, headers: { origin } })
    expect(entered.status(), await entered.text()).toBe(200)
  }
  const { companyName, email } = await orderedBy(page, origin)
  await page.goto(`${origin}/user/payments`)
  await page.getByRole('button', { name: 'Pagar agora', exact: true }).click()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Pagamento confirmado' })).toContainText(companyName)
  await page.goto(`${origin}/user/payments`)
  await page.getByRole('button', { name: `Pedir reembolso: ${companyName}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir reembolso' })
  await dialog.getByLabel('Por que você quer o reembolso?').fill('Mudança de planos.')
  await dialog.getByRole('button', { name: /^Pedir US/ }).click()
  await expect(page.getByText('Reembolso em análise').first()).toBeVisible()

  await enter(people.admin.email, PASSWORD)
  await page.goto(`${origin}/admin/refunds`)
  await page.getByRole('button', { name: `Abrir o reembolso: ${companyName}` }).click()
  const drawer = page.getByRole('dialog', { name: companyName })
  await drawer.getByRole('button', { name: /^Devolver US/ }).click()
  await expect(drawer.getByRole('link', { name: /Baixar nota de crédito NC-/ })).toBeVisible()
  const [refund] = stripe.refunds
  if (!refund) throw new Error('no refund')
  expect(stripe.refunds).toHaveLength(1)
  const session = [...stripe.sessions.values()].find(({ intent }) => intent === refund.intent)
  expect(session).toMatchObject({ refunded: session?.amount })
  await stripe.emit('charge.refunded', { object: 'charge', id: session?.charge, payment_intent: refund.intent })
  await enter(email, PAPER_BOAT)
  const { items } = await (await page.request.get(`${origin}/api/payments`)).json()
  expect(items).toMatchObject([{ status: 'refunded', refundedCents: refund.amount }])
  const { items: notes } = await (await page.request.get(`${origin}/api/notifications`)).json()
  expect(notes.filter(({ title }: { title: string }) => title === 'Pagamento reembolsado')).toHaveLength(1)
})
