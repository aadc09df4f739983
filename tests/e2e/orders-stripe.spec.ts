import { expect, test } from '@playwright/test'
import { fromOwnAddress, GOOD_PASSWORD, newAddress } from './support/accounts.ts'
import { newestOrderOf, startPayingServer } from './support/stripe-server.ts'
import { choosePlan, drawerOf, fillAccount, fillCompany, fillOwner, openWizard } from './support/wizard.ts'

test('with Stripe connected the customer pays on its page: cancelled, then paid', async ({ page, context }, info) => {
  test.setTimeout(240_000)
  await fromOwnAddress(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const server = await startPayingServer(info.project.name === 'phone' ? 3942 : 3941)
  try {
    await page.goto(`${server.origin}/cadastro`)
    const drawer = await openWizard(page)
    await choosePlan(drawer)
    await fillAccount(drawer, { name: 'Rita Melo', email: newAddress('stripe'), password: GOOD_PASSWORD })
    await expect(drawer.getByText('Etapa 4 de 6: Company Information')).toBeVisible()
    await fillCompany(drawer, `Épsilon ${Math.random().toString(36).slice(2, 8)} LLC`)
    await expect(drawer.getByText('Etapa 5 de 6: Owner Information')).toBeVisible()
    await fillOwner(drawer, { first: 'Rita', last: 'Melo', share: '100' })
    await drawer.getByRole('button', { name: 'Continuar' }).click()

    await expect(drawer.getByText('O pagamento é feito na página segura da Stripe.', { exact: false })).toBeVisible()
    await expect(drawer.getByLabel('Número do cartão')).toHaveCount(0)
    await drawer.getByRole('button', { name: 'Pagar e concluir' }).click()
    await expect(page).toHaveURL(/\/pay\/cs_/, { timeout: 20_000 })
    await page.getByRole('button', { name: 'Voltar' }).click()

    await expect(page).toHaveURL(`${server.origin}/cadastro?payment=cancelled`)
    await expect(drawerOf(page).getByText('Etapa 6 de 6: Payment')).toBeVisible({ timeout: 20_000 })
    expect(await newestOrderOf(page.request, server.origin)).toMatchObject({ paid: false })
    await drawerOf(page).getByRole('button', { name: 'Pagar e concluir' }).click()
    await expect(page).toHaveURL(/\/pay\/cs_/, { timeout: 20_000 })
    await page.getByRole('button', { name: 'Pagar' }).click()

    await expect(page.getByRole('dialog', { name: 'Pagamento confirmado' })).toBeVisible({ timeout: 30_000 })
    expect(await newestOrderOf(page.request, server.origin)).toMatchObject({ paid: true })
  } finally {
    await server.stop()
  }
})
