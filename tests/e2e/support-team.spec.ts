import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshAccount } from './support/fresh-account.ts'
import { ORIGIN, signedIn } from './support/people.ts'
import { deaf } from './support/states.ts'
import { theOffice } from './support/the-office.ts'
import { fillTicket, openTicket, sayIn, sendTicket } from './support/tickets.ts'

const LISTS = /\/api\/tickets(\?.*)?$/
const search = (page: Page) => page.getByLabel('Buscar por assunto ou cliente')
const entry = (page: Page, subject: string) => page.getByRole('button', { name: `Abrir o chamado ${subject}` })

/** Opens a page in a separate browser context, for a second person. */
async function another(context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const { viewport = null, isMobile = false, hasTouch = false } = test.info().project.use
  return (await browser.newContext({ baseURL: ORIGIN, viewport, isMobile, hasTouch })).newPage()
}

test('customer and team write to each other, live on both sides', async ({ page, context }) => {
  const office = await another(context)
  await office.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(office, 'admin')
  await office.goto('/admin/support')
  await expect(office.getByRole('tab', { name: 'Chamados' })).toHaveAttribute('aria-selected', 'true')

  const { name, email } = await freshAccount(page, `Nina ${crypto.randomUUID().slice(0, 8)}`)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/user/support')
  const subject = `Comprovante ${crypto.randomUUID().slice(0, 8)}`
  await fillTicket(page, subject, "Serve este?\n<img src=x onerror=document.title='pwned'>")
  await sendTicket(page).click()
  await expect(page.getByText('Ticket enviado com sucesso! Responderemos em breve.')).toBeVisible()

  // The new ticket appears live, together with a toast.
  await expect(entry(office, subject)).toBeVisible()
  await expect(office.getByText('Um cliente abriu um chamado. Responda em Atendimento.').first()).toBeVisible()
  await entry(office, subject).click()
  const desk = office.getByRole('dialog', { name: subject })
  await expect(desk.getByText(email)).toBeVisible()
  await expect(desk.getByRole('log')).toContainText("<img src=x onerror=document.title='pwned'>")
  await expect(desk.getByRole('log')).toContainText(name)
  expect(await findings(office)).toEqual([])
  expect(await office.title()).not.toContain('pwned')

  await desk.getByLabel('Sua resposta').fill('Serve, sim.\nPode enviar.')
  await desk.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(desk.getByRole('log')).toContainText('Serve, sim.')
  await expect(desk.getByText('Respondido', { exact: true })).toBeVisible()

  await expect(page.getByText('Nossa equipe respondeu ao seu chamado. Leia')).toBeVisible()
  const mine = page.getByRole('button', { name: new RegExp(subject) })
  await expect(mine).toContainText('Respondido')
  await expect(mine).toContainText('1 resposta')
  await mine.click()
  const thread = page.getByRole('dialog', { name: subject })
  await expect(thread.getByRole('log')).toContainText('Serve, sim.')

  // An open thread shows a new reply live.
  await desk.getByLabel('Sua resposta').fill('Mais alguma coisa?')
  await desk.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(thread.getByRole('log')).toContainText('Mais alguma coisa?')

  await desk.getByRole('button', { name: 'Encerrar' }).click()
  await expect(desk.getByText('Encerrado. Reabra para responder.')).toBeVisible()
  await expect(thread.getByText('Este chamado foi encerrado.', { exact: false })).toBeVisible()
  await thread.getByLabel('Sua resposta').fill('Sim: e o da minha sócia?')
  await thread.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(thread.getByText('Aberto', { exact: true })).toBeVisible()
  await expect(desk.getByText('Aberto', { exact: true })).toBeVisible()
  await expect(desk.getByRole('log')).toContainText('e o da minha sócia?')
  await expect(desk.getByLabel('Sua resposta')).toBeVisible()

  await desk.getByRole('button', { name: 'Encerrar' }).click()
  await desk.getByRole('button', { name: 'Reabrir' }).click()
  await expect(desk.getByLabel('Sua resposta')).toBeVisible()
  await office.context().close()
})

test('a notification leads the customer to the answer', async ({ page }) => {
  await freshAccount(page)
  const ticket = await openTicket(page)
  await sayIn(await theOffice(), ticket, 'Já resolvemos.')
  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Resposta ao seu chamado/ })
    .click()
  await expect(page).toHaveURL(`/user/support?chamado=${ticket.id}`)
  await expect(page.getByRole('dialog', { name: ticket.subject }).getByRole('log')).toContainText('Já resolvemos.')
})

test('the queue is searched and filtered, with how many stand where', async ({ page, context }) => {
  const customer = await another(context)
  const { email } = await freshAccount(customer, `Célia ${crypto.randomUUID().slice(0, 8)}`)
  const [first, second] = [await openTicket(customer), await openTicket(customer)]
  await signedIn(page, 'admin')
  await sayIn(page.request, first, 'Pronto.')
  const heard = complaints(page)
  await page.goto('/admin/support')
  await search(page).fill(email)
  await expect(entry(page, first.subject)).toBeVisible()
  await expect(entry(page, second.subject)).toBeVisible()
  const open = page.getByRole('button', { name: /^Abertos/ })
  await expect(open).toHaveText(/^Abertos\s*[\d.]+\+?$/)
  await open.click()
  await expect(open).toHaveAttribute('aria-pressed', 'true')
  await expect(entry(page, first.subject)).toBeHidden()
  await expect(entry(page, second.subject)).toBeVisible()
  await page.getByRole('button', { name: /^Respondidos/ }).click()
  await expect(entry(page, first.subject)).toBeVisible()
  await expect(entry(page, second.subject)).toBeHidden()
  expect(await findings(page)).toEqual([])
  // The search and the chosen filter survive a reload and the opening of a ticket.
  await page.reload()
  await expect(search(page)).toHaveValue(email)
  await expect(page.getByRole('button', { name: /^Respondidos/ })).toHaveAttribute('aria-pressed', 'true')
  await entry(page, first.subject).click()
  await expect(page.getByRole('dialog', { name: first.subject })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry(page, second.subject)).toBeHidden()
  await page.getByRole('button', { name: /^Encerrados/ }).click()
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect(page).toHaveURL('/admin/support')
  await page.getByRole('tab', { name: 'Mensagens do site' }).click()
  await expect(page).toHaveURL('/admin/support?aba=mensagens')
  await expect(page.getByLabel('Buscar por nome ou e-mail')).toBeVisible()
  expect(heard).toEqual([])
  await customer.context().close()
})

test('the queue loads, is empty, fails and recovers', async ({ page }) => {
  await signedIn(page, 'admin')
  await deaf(page)
  let answer: 'wait' | 'empty' | 'fail' | 'go' = 'wait'
  await page.route(LISTS, async (route) => {
    await expect.poll(() => answer).not.toBe('wait')
    if (answer === 'empty') return route.fulfill({ json: { items: [], nextCursor: null } })
    return answer === 'fail' ? route.fulfill({ status: 403, json: {} }) : route.continue()
  })
  await page.goto('/admin/support')
  await expect(page.getByRole('status').first()).toBeVisible()
  answer = 'empty'
  await expect(page.getByText('Nenhum chamado', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  answer = 'fail'
  await page.reload()
  await expect(page.getByRole('alert').getByText('Não foi possível carregar')).toBeVisible()
  answer = 'go'
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('button', { name: /^Abrir o chamado/ }).first()).toBeVisible()
})

test('a step that was taken by somebody else meanwhile is shown, and an answer that fails is kept', async ({
  page,
  context,
}) => {
  const customer = await another(context)
  await freshAccount(customer)
  const ticket = await openTicket(customer)
  await customer.context().close()
  await signedIn(page, 'admin')
  await page.goto(`/admin/support?chamado=${ticket.id}`)
  const desk = page.getByRole('dialog', { name: ticket.subject })
  await desk.getByLabel('Sua resposta').fill('Um momento.')
  await page.route('**/api/tickets/*/replies', (route) => route.abort())
  await desk.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(desk.getByRole('alert')).toContainText('O que você escreveu continua aqui.')
  await expect(desk.getByLabel('Sua resposta')).toHaveValue('Um momento.')
  await page.unroute('**/api/tickets/*/replies')
  await desk.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(desk.getByRole('log')).toContainText('Um momento.')
  await page.route('**/api/tickets/*/status', (route) => route.fulfill({ status: 500, json: {} }))
  await desk.getByRole('button', { name: 'Encerrar' }).click()
  await expect(page.getByText('Não foi possível mudar a situação. Tente de novo.')).toBeVisible()
})
