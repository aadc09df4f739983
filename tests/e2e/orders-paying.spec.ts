import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { newDraft, type WizardDraft } from '#features/orders/rules/wizard-draft.ts'
import { fromOwnAddress, GOOD_PASSWORD, newAddress, signedUp } from './support/accounts.ts'
import { anOrder, decide } from './support/an-order.ts'
import { expectNoCardInBrowser, expectNoCardOnServer, sentBy, typedCard } from './support/card-scan.ts'
import { findings } from './support/findings.ts'
import { setStatus } from './support/fresh-process.ts'
import { ordersOf } from './support/orders-of.ts'
import { choosePlan, drawerOf, fillCard, fillCompany, fillOwner, openWizard } from './support/wizard.ts'

const DRAWER = '[role=dialog]'

test.beforeEach(async ({ page, context }) => {
  await fromOwnAddress(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('a signed-in customer gives up, comes back, is refused, and pays the same order', async ({ page, context }) => {
  const sent = sentBy(page)
  const email = newAddress('volta')
  const company = `Beta ${Math.random().toString(36).slice(2, 8)} LLC`
  await signedUp(page, email)
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  await expect(drawer.getByText('Etapa 4 de 6: Empresa')).toBeVisible()
  await fillCompany(drawer, company)
  await expect(drawer.getByText('Etapa 5 de 6: Donos')).toBeVisible()
  await fillOwner(drawer, { first: 'Lia', last: 'Costa', share: '100' })
  await expect(drawer.getByLabel('País de residência fiscal')).toHaveValue('BR')
  const number = drawer.getByLabel('Número do documento (opcional)')
  await number.fill('11122233397')
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  await expect(drawer.getByText('Este CPF não confere. Veja se os números estão certos.')).toBeVisible()
  await expect(number).toBeFocused()
  expect(await findings(page, DRAWER)).toEqual([])
  await number.fill('11122233396')
  await expect(number).toHaveValue('111.222.333-96')
  // The draft may be saved while the card is typed, so the wait starts before.
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/draft') && answer.request().method() === 'PUT',
  )
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  // Recurring costs are shown with date and price before the payment.
  const costs = drawer.getByRole('region', { name: 'Quanto custa manter depois' })
  await expect(costs.getByText('Segundo ano')).toBeVisible()
  await costs.getByText('Segundo ano').click()
  await expect(costs.getByText('Renovação do agente registrado')).toBeVisible()
  await expect(costs).toContainText(/US\$\s125,00/)
  await fillCard(drawer)
  await saved
  const isTold = (text: string) => /11122233396|111\.222\.333-96/.test(text)
  expect(sent.filter(isTold)).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/111.?222.?333/)
  // A double click creates one order only.
  await drawer.getByRole('button', { name: 'Pagar e concluir' }).dblclick()
  await expect(page).toHaveURL(/\/pagamento-teste\//)
  await page.getByRole('button', { name: 'Desistir e voltar' }).click()

  await expect(page).toHaveURL(/\/cadastro\?payment=cancelled/)
  await expect(drawerOf(page).getByText('Etapa 6 de 6: Pagamento')).toBeVisible()
  await expect(drawerOf(page).getByText('O pagamento foi cancelado.', { exact: false })).toBeVisible()
  await expect(drawerOf(page).getByLabel('Nome no cartão')).toHaveValue('ANA SOUZA')
  await expect(drawerOf(page).getByLabel('Número do cartão')).toHaveValue('')
  await fillCard(drawerOf(page), typedCard.declined)
  await drawerOf(page).getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(page).toHaveURL(/\/pagamento-teste\//)
  await expect(page.getByText('O cartão de teste que você digitou é sempre recusado.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar pagamento' })).toBeHidden()
  await page.getByRole('button', { name: 'Recusar pagamento' }).click()
  await expect(page).toHaveURL(/\/cadastro\?payment=failed/)
  const refused = drawerOf(page).getByText('Pagamento não aprovado, nada foi cobrado.', { exact: false })
  await expect(refused).toBeVisible()
  // Even without the return parameter and with the wizard closed, the page offers to continue.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Continuar o pagamento' })).toBeVisible()

  // A second tab and a copy of the draft hold the same order at step 6 while it is paid here.
  const kept = await page.evaluate(() => ({ ...localStorage }))
  const desk = await context.newPage()
  await desk.goto('/cadastro?continuar=1')
  await expect(drawerOf(desk).getByText('Etapa 6 de 6: Pagamento')).toBeVisible()

  await page.goto('/user/dashboard')
  await expect(page.getByText('Continuar de onde parei')).toHaveCount(0)
  await page.getByRole('button', { name: 'Pagar agora' }).click()
  await expect(page).toHaveURL(/\/pagamento-teste\//)
  await page.getByRole('button', { name: 'Aprovar pagamento' }).click()
  await expect(page.getByRole('dialog', { name: 'Pagamento confirmado' })).toBeVisible()
  expect(await ordersOf(email)).toMatchObject([{ company, paid: true, paymentStatus: 'paid', documents: 3 }])
  // The draft does not store the identity number: the order is sent again without it, and the server keeps it.
  expect(sent.filter((text) => text.includes('/api/orders ')).map(isTold)).toEqual([true, false])
  const { items } = await (await page.request.get('/api/registrations')).json()
  const detail = await (await page.request.get(`/api/registrations/${items[0].id}/detail`)).json()
  expect(detail.owners).toMatchObject([{ taxCountry: 'BR', identityNumber: '11122233396' }])
  expect(readFileSync('.data/e2e-server.log', 'utf8')).not.toMatch(/111.?222.?333/)
  await expectNoCardInBrowser(page, sent)

  // A change made in the second tab after that belongs to a new order, and nothing typed is lost.
  const back = drawerOf(desk).getByRole('button', { name: 'Voltar' })
  await back.click()
  await back.click()
  const name = drawerOf(desk).getByLabel('Nome da empresa')
  await expect(name).toHaveValue(company)
  await name.fill('Gama LLC')
  await expect(desk.getByText('O pedido anterior já está no seu painel')).toBeVisible()
  await expect(drawerOf(desk).getByText('Etapa 4 de 6: Empresa')).toBeVisible()
  await expect(name).toHaveValue('Gama LLC')
  const again = await desk.evaluate(() => localStorage.getItem('travessia.wizard') ?? '')
  expect(JSON.parse(again).draft.orderKey).not.toBe(JSON.parse(kept['travessia.wizard'] ?? '').draft.orderKey)
  // A draft of the paid order that is opened unchanged is not offered again.
  await desk.evaluate((draft) => localStorage.setItem('travessia.wizard', draft), kept['travessia.wizard'] ?? '')
  await desk.goto('/cadastro?continuar=1')
  await expect(desk.getByText('O pedido anterior já está no seu painel')).toBeVisible()
  await expect(drawerOf(desk).getByText('Etapa 6 de 6: Pagamento')).toHaveCount(0)
  await expectNoCardOnServer()
})

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('travessia.wizard') ?? 'null')?.draft)
const told = (page: Page) => page.locator('[data-toast]').getByText('O pedido anterior já está no seu painel')

/** Puts a draft into the browser whose order was paid elsewhere. */
async function withDraftOfPaidOrder(page: Page, email: string, given: Partial<WizardDraft>): Promise<WizardDraft> {
  await signedUp(page, email)
  const order = await anOrder(page.request)
  await decide(page.request, order, 'succeed')
  const draft = { ...newDraft(order.key), packageId: order.packageId, ...given }
  await page.goto('/cadastro')
  const text = JSON.stringify({ savedAt: Date.now(), draft })
  await page.evaluate((text) => localStorage.setItem('travessia.wizard', text), text)
  return draft
}

test('a state chosen in a guide goes on as another order when that of the draft was paid elsewhere', async ({
  page,
}) => {
  const draft = await withDraftOfPaidOrder(page, newAddress('guia'), { step: 6 })
  const guides = page.locator('#guias-dos-estados')
  const answered = page.waitForResponse('**/api/states/guides*')
  await guides.getByRole('searchbox').click()
  await page.evaluate(() => document.querySelector('#guias-dos-estados')?.scrollIntoView())
  await answered
  await guides.getByRole('searchbox').fill('wyo')
  const row = guides.locator('li[data-state=wyoming]')
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Começar neste estado: Wyoming' }).click()
  await drawerOf(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(told(page)).toBeVisible()
  await expect(drawerOf(page).getByText('Você escolheu: LLC no Wyoming.')).toBeVisible()
  expect(await kept(page)).toMatchObject({ stateId: 'wyoming', packageId: draft.packageId, step: 2 })
  expect((await kept(page)).orderKey).not.toBe(draft.orderKey)
})

test('a state changed before signing in goes on as another order when that of the draft was paid elsewhere', async ({
  page,
  context,
}) => {
  const email = newAddress('fora')
  const draft = await withDraftOfPaidOrder(page, email, { step: 1 })
  await context.clearCookies()
  await page.goto('/cadastro?continuar=1')
  const drawer = drawerOf(page)
  await drawer.getByRole('searchbox').fill('texas')
  await drawer.getByRole('radio', { name: 'Texas' }).check()
  await choosePlan(drawer)
  await drawer.getByRole('tab', { name: 'Entrar' }).click()
  await drawer.getByLabel('E-mail').fill(email)
  await drawer.getByLabel('Senha', { exact: true }).fill(GOOD_PASSWORD)
  await drawer.getByRole('button', { name: 'Entrar e continuar' }).click()
  await expect(told(page)).toBeVisible()
  await expect(drawer.getByText('Etapa 4 de 6: Empresa')).toBeVisible()
  expect((await kept(page)).stateId).toBe('texas')
  expect((await kept(page)).orderKey).not.toBe(draft.orderKey)
})

test('what is typed while the first save is on its way stays, also when the save is refused', async ({ page }) => {
  const draft = await withDraftOfPaidOrder(page, newAddress('lenta'), { step: 4 })
  const typed = Promise.withResolvers<void>()
  await page.route('**/api/draft', (route) => typed.promise.then(() => route.continue()))
  await page.goto('/cadastro?continuar=1')
  const name = drawerOf(page).getByLabel('Nome da empresa')
  await name.fill('Gama LLC')
  typed.resolve()
  await expect(told(page)).toBeVisible()
  await expect(name).toHaveValue('Gama LLC')
  expect((await kept(page)).company.companyName).toBe('Gama LLC')
  expect((await kept(page)).orderKey).not.toBe(draft.orderKey)
})

test('an order and a save that are refused together begin one other order', async ({ page }) => {
  const { owners } = newDraft('')
  const draft = await withDraftOfPaidOrder(page, newAddress('dupla'), {
    step: 6,
    owners: { ...owners, main: { ...owners.main, usPerson: false } },
  })
  const left = Promise.withResolvers<void>()
  const isSave = (method: string, text: string | null): boolean =>
    method === 'PUT' && (text ?? '').includes(draft.orderKey)
  await page.route('**/api/draft', async (route, request) => {
    if (isSave(request.method(), request.postData())) await left.promise
    await route.continue()
  })
  // The draft is not a complete order, and the server would refuse it for that reason, so the answer is faked.
  const error = { code: 'order_paid', message: 'Este pedido já foi pago.', requestId: 'r' }
  await page.route('**/api/orders', (route) => route.fulfill({ status: 409, json: { error } }))
  const saved = page.waitForResponse((answer) => isSave(answer.request().method(), answer.request().postData()))
  const sent = page.waitForRequest((request) => isSave(request.method(), request.postData()))
  await page.goto('/cadastro?continuar=1')
  await sent
  await fillCard(drawerOf(page))
  await drawerOf(page).getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(told(page)).toBeVisible()
  await expect(drawerOf(page).getByText('Etapa 4 de 6: Empresa')).toBeVisible()
  const { orderKey } = await kept(page)
  expect(orderKey).not.toBe(draft.orderKey)
  left.resolve()
  expect((await saved).status()).toBe(409)
  await (await saved).finished()
  await page.waitForLoadState('networkidle')
  await expect(told(page)).toHaveCount(1)
  expect((await kept(page)).orderKey).toBe(orderKey)
})

test('an unpaid order that the office rejected says so, and goes on as a new one', async ({ page }) => {
  const email = newAddress('recusado')
  await signedUp(page, email)
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  await fillCompany(drawer, `Sigma ${Math.random().toString(36).slice(2, 8)} LLC`)
  await fillOwner(drawer, { first: 'Lia', last: 'Costa', share: '100' })
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  await fillCard(drawer)
  await drawer.getByRole('button', { name: 'Pagar e concluir' }).click()
  await page.getByRole('button', { name: 'Desistir e voltar' }).click()
  const back = drawerOf(page)
  await expect(back.getByText('Etapa 6 de 6: Pagamento')).toBeVisible()
  const { items } = await (await page.request.get('/api/registrations')).json()
  await setStatus(items[0].id, 'pending', 'rejected')

  await fillCard(back)
  await back.getByRole('button', { name: 'Pagar e concluir' }).click()
  const toasts = page.locator('[data-toast]')
  await expect(toasts.getByText('O pedido anterior foi encerrado')).toBeVisible()
  await expect(toasts.getByText('Pedido enviado com sucesso!')).toHaveCount(0)
  await expect(told(page)).toHaveCount(0)
  await expect(back.getByText('Etapa 4 de 6: Empresa')).toBeVisible()
  await fillCompany(back, `Ômega ${Math.random().toString(36).slice(2, 8)} LLC`)
  await back.getByRole('button', { name: 'Continuar' }).click()
  await fillCard(back)
  await back.getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(page).toHaveURL(/\/pagamento-teste\//)
  expect(await ordersOf(email)).toMatchObject([
    { status: 'rejected', paid: false },
    { status: 'pending', paid: false },
  ])
})
