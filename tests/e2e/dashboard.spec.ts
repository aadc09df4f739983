import { expect, type Locator, type Page, test } from '@playwright/test'
import { anOrder, decide } from './support/an-order.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshAccount } from './support/fresh-account.ts'
import { aPhoto, ownCompany } from './support/own-company.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'

const IDENTITY = 'Documento de identidade'
const card = (page: Page): Locator => page.getByRole('region', { name: 'Sua empresa' })
const part = (page: Page, heading: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
const rowOf = (page: Page, name: string): Locator =>
  part(page, 'Documentos necessários')
    .locator('tr, li')
    .filter({ has: page.getByRole('link', { name: `Ver detalhes: ${name}` }) })
const nextStep = (page: Page): Locator =>
  card(page)
    .locator('dl > div')
    .filter({ has: page.getByText('Próximo passo', { exact: true }) })
const progress = (page: Page): Promise<number> =>
  card(page)
    .getByRole('progressbar')
    .evaluate((bar: HTMLProgressElement) => bar.value)
const stage = (page: Page, name: string): Locator => card(page).getByRole('listitem').filter({ hasText: name })

// An intercepted call may still be in flight when the test ends; its error is no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Changes the server's answer, to show the dashboard in a situation that takes weeks to arise. */
async function described(page: Page, change: (company: Record<string, unknown>) => object): Promise<void> {
  await page.route('**/api/overview*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, company: { ...body.company, ...change(body.company) } } })
  })
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('without a company the quoted texts stand in its place', async ({ page }) => {
  const heard = complaints(page)
  const { name } = await freshAccount(page)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  await expect(page.getByText(`Olá, ${name}.`)).toBeVisible()
  await expect(card(page).getByRole('heading', { name: 'Nenhuma empresa registrada' })).toBeVisible()
  expect(await progress(page)).toBe(0)
  await expect(part(page, 'Documentos necessários')).toContainText('Nenhum documento pedido')
  await expect(part(page, 'Atividades recentes').getByRole('listitem')).toHaveText([
    'Conta criada',
    'Complete o registro da sua empresa',
  ])
  expect(await findings(page)).toEqual([])
  expect(heard).toEqual([])
  await card(page).getByRole('link', { name: 'Abrir minha empresa' }).click()
  await expect(page).toHaveURL(/\/cadastro/)
})

test('while it loads its shape is shown; a failure says so and recovers', async ({ page }) => {
  const { order } = await ownCompany(page)
  let broken = true
  await page.route('**/api/overview*', (route) =>
    broken ? route.fulfill({ status: 500, body: 'x' }) : route.continue(),
  )
  await holdClock(page)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Carregando a empresa' })).toBeVisible()
  await pastTheRetries(page, card(page).getByRole('heading', { name: 'Erro ao carregar' }))
  await expect(card(page).getByRole('progressbar')).toHaveCount(0)
  await expect(part(page, 'Documentos necessários').getByRole('alert')).toContainText('Não foi possível carregar')
  await expect(page.getByText('Nenhum documento pedido')).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  broken = false
  await card(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(card(page).getByRole('heading', { name: order.companyName })).toBeVisible()
})

test('an order from unpaid to its first document, each step live', async ({ page }) => {
  const { order, team, named } = await ownCompany(page, { paid: false })
  await page.goto('/user/dashboard')
  await expect(card(page)).toContainText('Em andamento')
  await expect(card(page)).toContainText('Conclua o pagamento')
  // The card of the next step has the only pay button.
  await expect(nextStep(page).getByRole('button', { name: 'Pagar agora' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pagar agora/ })).toHaveCount(1)
  await expect(nextStep(page).getByRole('link', { name: /documentos/i })).toHaveCount(0)
  await expect(card(page)).toContainText('LLC · Flórida')
  await expect(stage(page, 'Pagamento')).toContainText('com você')
  await expect(card(page)).toContainText('A previsão aparece quando o pagamento é confirmado.')
  expect(await progress(page)).toBe(25)

  await decide(page.request, order, 'succeed')
  await expect(card(page)).toContainText('Envie os documentos necessários')
  await expect(nextStep(page).getByRole('link')).toHaveText(['Enviar documentos'])
  await expect(stage(page, 'Documentos')).toContainText('com você')
  await expect(card(page).getByText(/^Previsão: \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expect(stage(page, 'Pagamento').locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
  expect(await findings(page)).toEqual([])

  const row = rowOf(page, IDENTITY)
  await expect(row).toContainText('Pendente')
  await row.locator('input[type=file]').setInputFiles(aPhoto())
  await expect(row).toContainText('Em análise')
  // Two of six stages are done, and documents are the current one.
  await expect.poll(() => progress(page)).toBe(33)

  const { id } = await named(IDENTITY)
  await team.reject(id, 1, 'Falta o verso')
  await expect(card(page)).toContainText('Ação necessária')
  await expect(card(page)).toContainText('Envie de novo os documentos recusados')
  await expect(row).toContainText('Falta o verso')
  await row.locator('input[type=file]').setInputFiles(aPhoto('verso.png'))
  await expect(row).toContainText('Em análise')
  await team.approve(id, 2)
  await expect(row).toContainText('Aprovado')
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('while payments are paused the order says so where it would be paid', async ({ page }) => {
  await ownCompany(page, { paid: false })
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), testMode: false, paymentsPaused: true } })
  })
  await page.goto('/user/dashboard')
  await expect(nextStep(page).getByText('Pagamentos pausados')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pagar agora/ })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
})

test('what cannot be sent is refused in its row', async ({ page }) => {
  await ownCompany(page)
  await page.goto('/user/dashboard')
  const row = rowOf(page, IDENTITY)
  await row
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(row.getByRole('alert')).toContainText('Tipo de arquivo não suportado')
  await expect(row.getByRole('alert')).toContainText('Por favor, envie apenas arquivos PDF, JPEG ou PNG.')
  expect(await findings(page)).toEqual([])
})

test('the buttons of the company lead to documents, agent and help', async ({ page }) => {
  const { order } = await ownCompany(page)
  for (const [name, path] of [
    ['Enviar documentos', `/user/documents?empresa=${order.registrationId}`],
    ['Falar com o agente', '/user/messages'],
    ['Ajuda', '/user/support'],
  ] as const) {
    await page.goto('/user/dashboard')
    await card(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
  await page.goto('/user/dashboard')
  await rowOf(page, IDENTITY).getByRole('link').click()
  await expect(page.getByRole('dialog', { name: IDENTITY })).toBeVisible()
})

test('a late process says by how much and why', async ({ page }) => {
  await ownCompany(page)
  const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString()
  await described(page, ({ timeline }) => ({
    timeline: {
      ...(timeline as object),
      turn: 'state',
      expected: { from: day(-9), to: day(-4) },
      late: { days: 4, because: 'state', reason: 'O cartório está em recesso.' },
    },
  }))
  await page.goto('/user/dashboard')
  await expect(card(page).getByText(/^Previsão: de .* a .*$/)).toBeVisible()
  await expect(card(page)).toContainText('4 dias além da previsão')
  await expect(card(page)).toContainText('O estado está levando mais tempo do que o previsto.')
  await expect(card(page)).toContainText('O cartório está em recesso.')
  await expect(card(page)).toContainText('com o estado')
  expect(await findings(page)).toEqual([])
})

test('a finished and a rejected company look finished', async ({ page }) => {
  await ownCompany(page)
  const at = '2026-10-04T15:00:00.000Z'
  const done = (stage: string) => ({ stage, state: 'done', at })
  const nothing = { turn: null, expected: null, late: null }
  await described(page, () => ({
    nextAction: 'done',
    progress: 100,
    timeline: { ...nothing, stages: ['ordered', 'paid', 'assigned', 'documents', 'filing', 'approved'].map(done) },
  }))
  await page.goto('/user/dashboard')
  await expect(card(page)).toContainText('Concluído')
  await expect(card(page)).toContainText('Baixe os seus documentos')
  await expect(stage(page, 'Aprovação')).toContainText('04/10/2026')
  await expect(card(page).getByText(/Previsão/)).toBeHidden()
  expect(await findings(page)).toEqual([])
  await page.unroute('**/api/overview*')
  await described(page, () => ({
    nextAction: 'rejected',
    timeline: { ...nothing, turn: 'customer', stages: ['ordered', 'paid', 'rejected'].map(done) },
  }))
  await page.goto('/user/dashboard')
  await expect(card(page)).toContainText('Fale com o seu agente')
  await expect(stage(page, 'Rejeitado')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('a notification that is read leaves the card, and activities are the history of the company', async ({ page }) => {
  await ownCompany(page)
  await page.goto('/user/dashboard')
  const notices = part(page, 'Notificações')
  await expect(notices.getByRole('listitem')).toHaveCount(3)
  const unread = notices.getByText(/não lidas$/)
  const before = Number.parseInt((await unread.textContent()) ?? '', 10)
  const order = notices.getByRole('listitem').filter({ hasText: 'Pedido recebido' })
  await order.getByText('Pedido recebido').click()
  await expect(order).toHaveCount(0)
  await expect(unread).toHaveText(`${before - 1} não lidas`)
  await expect(page.getByRole('button', { name: `Notificações, ${before - 1} não lidas` })).toBeVisible()
  const activities = part(page, 'Atividades recentes').getByRole('listitem')
  // The third activity is the purpose paper, which a job generates after the order.
  await expect(activities).toHaveCount(3)
  await expect(activities.locator('p', { hasText: /^(Pagamento confirmado|Pedido recebido)$/ })).toHaveCount(2)
  await expect(activities.first().locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4} às \d\d:\d\d$/)
  await notices.getByRole('link', { name: 'Ver todas' }).click()
  await expect(page).toHaveURL('/user/notifications')
})

test('notifications that cannot be read leave the rest as it is', async ({ page }) => {
  const { order } = await ownCompany(page)
  await page.route('**/api/notifications?**', (route) => route.fulfill({ status: 500, body: 'x' }))
  await holdClock(page)
  await page.goto('/user/dashboard')
  await expect(card(page).getByRole('heading', { name: order.companyName })).toBeVisible()
  await pastTheRetries(page, part(page, 'Notificações').getByRole('alert'))
  await page.unroute('**/api/notifications?**')
  await part(page, 'Notificações').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(part(page, 'Notificações').getByRole('listitem')).toHaveCount(3)
})

test(
  'several companies: the newest paid one is shown, the choice holds on the next screen',
  { tag: '@phone' },
  async ({ page }, info) => {
    const first = await ownCompany(page)
    const second = await anOrder(page.request)
    await page.goto('/user/dashboard')
    await expect(card(page).getByRole('heading', { name: first.order.companyName })).toBeVisible()
    await page.getByLabel('Trocar de empresa').selectOption(second.registrationId)
    await expect(card(page).getByRole('heading', { name: second.companyName })).toBeVisible()
    await expect(card(page)).toContainText('Conclua o pagamento')
    await page.getByRole('navigation').getByRole('link', { name: 'Documentos', exact: true }).first().click()
    await expect(page.getByLabel('Trocar de empresa')).toHaveValue(second.registrationId)
    await page.goto(`/user/dashboard?empresa=${crypto.randomUUID()}`)
    await expect(card(page).getByRole('heading', { name: first.order.companyName })).toBeVisible()
    await page.setViewportSize({ width: info.project.name === 'phone' ? 360 : 1280, height: 800 })
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(wider)).toBe(0)
  },
)
