import { expect } from '@playwright/test'
import { currentConsent } from '#domain/accounts/consent.ts'
import { fromOwnAddress, GOOD_PASSWORD, newAddress } from './support/accounts.ts'
import { anOrder } from './support/an-order.ts'
import { newestOrderOf } from './support/stripe-server.ts'
import { test } from './support/with-stripe.ts'
import { choosePlan, drawerOf, fillAccount, fillCompany, fillOwner, openWizard } from './support/wizard.ts'

// These tests run one after another, so that one server is enough.
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

test('with Stripe: an order is paid on its page, and a card is kept in its portal', async ({
  page,
  stripeServer: { origin },
}) => {
  const data = { name: 'Rita Melo', email: newAddress('rita'), password: 'barco-de-papel-7' }
  const signedUp = await page.request.post(`${origin}/api/auth/sign-up/email`, {
    data: { ...data, acceptedTerms: currentConsent.terms },
    headers: { origin },
  })
  expect(signedUp.status(), await signedUp.text()).toBe(201)
  const { companyName } = await anOrder(page.request, origin)
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
