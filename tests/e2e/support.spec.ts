import { expect, type Page, test } from '@playwright/test'
import { signOut } from './support/accounts.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { asFreshSuperadmin, freshAccount } from './support/fresh-account.ts'
import { ORIGIN, signedIn } from './support/people.ts'
import { deaf } from './support/states.ts'
import { fillTicket, openTicket, sendTicket } from './support/tickets.ts'

const SENT = 'Ticket enviado com sucesso! Responderemos em breve.'
const CALLS = '**/api/tickets'
const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
const LISTS = /\/api\/tickets(\?.*)?$/

test('the page has form, questions, contacts and hours', async ({ page }) => {
  await freshAccount(page)
  const heard = complaints(page)
  await page.goto('/user/support')
  await expect(page.getByRole('heading', { level: 1, name: 'Suporte' })).toBeVisible()
  await expect(page.getByLabel('Tipo de suporte').getByRole('option')).toHaveText([
    'Selecione o tipo',
    'Suporte técnico',
    'Documentos',
    'Pagamentos e cobrança',
    'Minha conta',
    'Outro assunto',
  ])
  const questions = page.getByRole('main').locator('details')
  await expect(questions).toHaveCount(5)
  await questions.first().locator('summary').click()
  await expect(page.getByText(/3 a 5 dias úteis.*1 a 2 semanas/)).toBeVisible()
  await questions.nth(2).locator('summary').click()
  await expect(page.getByText('Todo o processo é feito a distância, do Brasil.')).toBeVisible()
  await expect(page.getByText(/3 a 5 dias úteis.*1 a 2 semanas/)).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'contato@demo.travessia.test' })).toHaveAttribute('href', /^mailto:/)
  await expect(main.getByRole('link', { name: '+55 11 4000-0000' })).toHaveAttribute('href', 'tel:+551140000000')
  await expect(main.getByText('Respondemos e-mails em até 24 horas.')).toBeVisible()
  for (const [days, hours] of [
    ['Segunda a sexta', '9h às 18h'],
    ['Sábado', '10h às 14h'],
    ['Domingo e feriados', 'Fechado'],
  ])
    await expect(main.locator('dl > div').filter({ has: page.getByText(days ?? '', { exact: true }) })).toContainText(
      hours ?? '',
    )
  await expect(main.getByText('Nenhum chamado ainda')).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(heard).toEqual([])
})

test('an incomplete ticket says what is missing and is not sent', async ({ page }) => {
  await freshAccount(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tickets')) sent += 1
  })
  await page.goto('/user/support')
  await page.getByLabel('Assunto').fill('   ')
  await sendTicket(page).click()
  await expect(page.getByLabel('Assunto')).toHaveAccessibleDescription('Campo obrigatório')
  await expect(page.getByLabel('Assunto')).toBeFocused()
  await expect(page.getByLabel('Tipo de suporte')).toHaveAccessibleDescription('Escolha uma opção da lista')
  await expect(page.getByRole('main').getByLabel('Mensagem')).toHaveAccessibleDescription(/Campo obrigatório/)
  expect(await findings(page)).toEqual([])
  expect(sent).toBe(0)
})

test('a ticket is sent, the form is empty again, and the ticket stands in the list', { tag: '@phone' }, async ({
  page,
}) => {
  await freshAccount(page)
  await page.goto('/user/support')
  await fillTicket(page, 'Qual comprovante serve?', 'A conta está no nome do meu sócio.')
  await sendTicket(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByLabel('Assunto')).toHaveValue('')
  await expect(page.getByLabel('Tipo de suporte')).toHaveValue('')
  await expect(page.getByRole('main').getByLabel('Mensagem')).toHaveValue('')
  const entry = page.getByRole('button', { name: /Abrir o chamado.*Qual comprovante serve/ })
  await expect(entry).toContainText('Aberto')
  await entry.click()
  const drawer = page.getByRole('dialog', { name: 'Qual comprovante serve?' })
  await expect(drawer.getByRole('log')).toContainText('A conta está no nome do meu sócio.')
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(drawer.getByLabel('Sua resposta')).toHaveAccessibleDescription('Campo obrigatório')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/user/support')
})

test('what was typed survives a failure, and an answer that got lost makes one ticket', async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/support')
  await fillTicket(page, 'Cobrança', 'Fui cobrada duas vezes?')
  await page.route(CALLS, (route) => route.fulfill({ status: 500, json: {} }))
  await sendTicket(page).click()
  await expect(page.getByRole('alert')).toContainText('O que você escreveu continua aqui.')
  await expect(page.getByRole('main').getByLabel('Mensagem')).toHaveValue('Fui cobrada duas vezes?')
  await page.unroute(CALLS)
  await page.reload()
  await expect(page.getByLabel('Assunto')).toHaveValue('Cobrança')
  await expect(page.getByRole('main').getByLabel('Mensagem')).toHaveValue('Fui cobrada duas vezes?')
  // The server stores the ticket, but the connection breaks before its answer arrives.
  await page.route(CALLS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await sendTicket(page).click()
  await expect(sendTicket(page)).toBeEnabled()
  await expect(page.getByRole('alert')).toContainText('O que você escreveu continua aqui.')
  await page.unroute(CALLS)
  await sendTicket(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByRole('button', { name: /Abrir o chamado/ })).toHaveCount(1)
  expect(await drafts(page)).toEqual([])
  const { items } = await (await page.request.get('/api/tickets')).json()
  expect(items).toHaveLength(1)
  // After signing out the browser keeps nothing that was typed.
  await page.getByLabel('Assunto').fill('Ainda não enviado')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await signOut(page)
  await expect.poll(() => drafts(page)).toEqual([])
})

test('what the server refuses stands at its field, and too many in a row are told when to go on', async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/support')
  await fillTicket(page, 'Assunto\u202e virado', 'Texto')
  await sendTicket(page).click()
  await expect(page.getByLabel('Assunto')).toHaveAttribute('aria-invalid', 'true')
  await page.route(CALLS, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '120' },
      json: { error: { code: 'too_many_requests', message: 'Muitas tentativas.', requestId: 'x' } },
    }),
  )
  await page.getByLabel('Assunto').fill('Assunto')
  await sendTicket(page).click()
  await expect(page.getByRole('alert')).toContainText('Tente de novo em 2 minutos')
  await expect(page.getByLabel('Assunto')).toHaveValue('Assunto')
})

test('the list loads, fails and recovers', async ({ page }) => {
  await freshAccount(page)
  const { subject } = await openTicket(page)
  let answer: 'wait' | 'fail' | 'go' = 'wait'
  await page.route(LISTS, async (route) => {
    await expect.poll(() => answer).not.toBe('wait')
    return answer === 'fail' ? route.fulfill({ status: 403, json: {} }) : route.continue()
  })
  await page.goto('/user/support')
  await expect(page.getByRole('status', { name: 'Carregando' })).toBeVisible()
  answer = 'fail'
  await expect(page.getByRole('alert').getByText('Não foi possível carregar')).toBeVisible()
  expect(await findings(page)).toEqual([])
  answer = 'go'
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('button', { name: new RegExp(subject) })).toBeVisible()
})

test('older tickets come page by page', async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/support')
  for (let n = 0; n < 3; n++) await openTicket(page, { subject: `Chamado ${n}` })
  await page.route(LISTS, (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '2')
    return route.continue({ url: url.href })
  })
  await page.reload()
  const entries = page.getByRole('button', { name: /Abrir o chamado/ })
  await expect(entries).toHaveCount(2)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect(entries).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toBeHidden()
})

test('a ticket that is not there says so, one that does not come can be asked for again', async ({ page }) => {
  await freshAccount(page)
  const { id, subject } = await openTicket(page)
  await page.goto(`/user/support?chamado=${crypto.randomUUID()}`)
  await expect(page.getByRole('dialog').getByText('Este chamado não existe mais.')).toBeVisible()
  await page.goto('/user/support?chamado=nada')
  await expect(page.getByRole('dialog').getByText('Este chamado não existe mais.')).toBeVisible()
  // A live event would make the page load the ticket again before the test clicks the button.
  await deaf(page)
  await page.route(`**/api/tickets/${id}`, (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto(`/user/support?chamado=${id}`)
  await expect(page.getByRole('dialog').getByText('Não foi possível carregar')).toBeVisible()
  await page.unroute(`**/api/tickets/${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('dialog', { name: subject }).getByRole('log')).toContainText('Podem me ajudar?')
})

test('the chat leads to the messages in its hours, otherwise to the form', async ({ page }) => {
  await freshAccount(page)
  await page.clock.setFixedTime('2026-11-17T15:00:00Z')
  await page.goto('/user/support')
  await expect(page.getByRole('link', { name: 'Conversar agora' })).toHaveAttribute('href', '/user/messages')
  await page.clock.setFixedTime('2026-11-21T15:00:00Z')
  await page.reload()
  await page.getByRole('button', { name: 'Abrir um chamado' }).click()
  await expect(page.getByLabel('Assunto')).toBeFocused()
})

test('who acts as somebody reads, and writes nothing', async ({ page }) => {
  const { id } = await freshAccount(page, 'Otávio Reis')
  const ticket = await openTicket(page)
  await asFreshSuperadmin(page.request)
  await page.goto('/user/support')
  await expect(page.getByText('A equipe responde em Atendimento.')).toBeVisible()
  await expect(page.getByLabel('Assunto')).toBeHidden()
  const data = { userId: id, reason: 'Ver o que o cliente vê' }
  const answer = await page.request.post('/api/impersonation', { data, headers: { origin: ORIGIN } })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto(`/user/support?chamado=${ticket.id}`)
  const drawer = page.getByRole('dialog', { name: ticket.subject })
  await expect(drawer.getByText('Chamados são escritos só pela própria pessoa.')).toBeVisible()
  await expect(drawer.getByLabel('Sua resposta')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Assunto')).toBeHidden()
})

test('an agent finds no queue of tickets', async ({ page }) => {
  await signedIn(page, 'agent')
  expect((await page.request.get('/api/tickets')).status()).toBe(403)
})
