import { expect, type Page, test } from '@playwright/test'
import { formedCompany } from './support/formed-company.ts'
import { enterAs, freshAgent, freshProcess, good } from './support/fresh-process.ts'
import { theOffice } from './support/the-office.ts'

const told = (page: Page) => page.locator('[data-toast=success]').last()
const part = (page: Page, name: string) => page.locator('section.card', { has: page.getByRole('heading', { name }) })
const row = (page: Page, list: string, name: RegExp) => part(page, list).locator('li').filter({ hasText: name }).first()

test('a customer orders what a duty needs, pays, and the duty is done once it is delivered', async ({ page }) => {
  const { id, customer } = await formedCompany()
  await enterAs(page, customer)
  await page.goto(`/user/obligations?empresa=${id}`)
  await page
    .getByRole('button', { name: /Annual Report/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: /Annual Report/ })
  await expect(drawer.getByText(/Fazemos por US\$\s237,75, com tudo incluído/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Pedir para vocês fazerem' }).click()
  const quote = page.getByRole('dialog', { name: 'Relatório anual do estado' })
  await expect(quote).toContainText(/99,00/)
  await expect(quote).toContainText(/138,75/)
  await expect(quote).toContainText(/237,75/)
  await quote.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await expect(
    page.getByText('Relatório anual do estado: Relatório anual (Annual Report)', { exact: false }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Aprovar pagamento' }).click()
  await expect(page.getByText('Pagamento confirmado. Avisamos quando houver novidade.')).toBeVisible()
  await expect(row(page, 'Seus pedidos', /Relatório anual/)).toContainText('Na fila')

  const office = await theOffice()
  const { items } = await good<{ items: { id: string; registrationId: string }[] }>(await office.get('/api/purchases'))
  const ordered = items.find(({ registrationId }) => registrationId === id)
  const data = { receipt: 'FL-777', documentId: null, dissolvedOn: null }
  await good(await office.post(`/api/purchases/${ordered?.id}/finish`, { data }))
  await expect(row(page, 'Seus pedidos', /Relatório anual/)).toContainText('Concluído')
  await expect(row(page, 'Seus pedidos', /Relatório anual/)).toContainText('FL-777')
  await page.goto(`/user/obligations?empresa=${id}`)
  await page.getByText('Feitas e dispensadas (1)').click()
  await page
    .getByRole('button', { name: /Annual Report/ })
    .last()
    .click()
  await expect(page.getByRole('dialog').getByText('FL-777')).toBeVisible()
  // A service bought once is listed among the renewals from now on.
  await page.goto('/user/payments')
  await expect(page.getByText(/Relatório anual do estado: /).first()).toBeVisible()
})

test('an order that is not paid is kept, paid later or taken back', async ({ page }) => {
  const { id, customer } = await formedCompany()
  await enterAs(page, customer)
  await page.goto(`/user/services?empresa=${id}`)
  await page.getByRole('button', { name: 'Pedir: Pedido de ITIN' }).click()
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await page.getByRole('button', { name: 'Recusar pagamento' }).click()
  await expect(page.getByText('O pagamento não foi aprovado e nada foi cobrado', { exact: false })).toBeVisible()
  const own = row(page, 'Seus pedidos', /Pedido de ITIN/)
  await expect(own).toContainText('Falta pagar')
  await own.getByRole('button', { name: 'Desistir de Pedido de ITIN' }).click()
  await expect(told(page)).toHaveText(/Pedido cancelado/)
  await expect(own).toContainText('Cancelado')
  await expect(page.getByRole('button', { name: 'Pedir: Pedido de ITIN' })).toBeVisible()
})

test('a renewal stops in three clicks, a registered agent only with who takes over', async ({ page }) => {
  const { id, customer } = await formedCompany()
  await enterAs(page, customer)
  await page.goto(`/user/services?empresa=${id}`)
  const agent = row(page, 'O que se renova', /Agente registrado/)
  await expect(agent).toContainText(/125,00/)
  await agent.getByRole('button', { name: /^Parar/ }).click()
  const dialog = page.getByRole('dialog', { name: /Parar: Agente registrado/ })
  await expect(dialog).toContainText('A lei exige')
  await dialog.getByRole('button', { name: 'Parar renovação' }).click()
  await expect(dialog.getByText(/obrigat/i).first()).toBeVisible()
  await dialog.getByLabel('Nome e endereço do novo agente').fill('Northwest Agents, Miami')
  // Yesterday, because the UTC date may be a day ahead of São Paulo's.
  await dialog.getByLabel('Desde quando').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))
  await dialog.getByRole('button', { name: 'Parar renovação' }).click()
  await expect(told(page)).toHaveText(/Renovação parada/)
  await expect(agent).toContainText('Outro agente assumiu')
  await expect(agent).toContainText('Northwest Agents, Miami')
  await agent.getByRole('button', { name: 'Voltar a renovar' }).click()
  await expect(agent.getByRole('button', { name: /^Renovar agora/ })).toBeVisible()
})

test('a better plan costs the difference and counts once it is paid', async ({ page }) => {
  const { id, customer } = await freshProcess({ agent: await freshAgent('Otávio Reis') })
  await enterAs(page, customer)
  await page.goto(`/user/services?empresa=${id}`)
  const plan = part(page, 'Plano da empresa')
  const { upgrades } = await good<{ upgrades: { name: string; priceCents: number }[] }>(
    await customer.calls.get(`/api/registrations/${id}/services`),
  )
  const best = upgrades.at(-1)
  await plan.getByRole('button', { name: `Mudar para o ${best?.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Mudar de plano' })
  await expect(dialog).toContainText('só a diferença')
  await dialog.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await page.getByRole('button', { name: 'Aprovar pagamento' }).click()
  await expect(plan).toContainText(`Plano atual: ${best?.name}`)
  await expect(plan).toContainText('Nesta etapa não há outro plano que ainda mude algo')
})
