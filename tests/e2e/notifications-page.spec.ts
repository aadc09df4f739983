import { expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshAccount } from './support/fresh-account.ts'
import { theOffice } from './support/the-office.ts'
import { openTicket, sayIn } from './support/tickets.ts'

const PATH = '/user/notifications'
const LIST = /\/api\/notifications(\?.*)?$/
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const entries = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

const kinds = [
  { title: 'Documento aprovado', category: 'document', link: '/user/support' },
  { title: 'Status atualizado: em análise', category: 'status', link: null },
  { title: 'Pagamento confirmado', category: 'payment', link: null },
  { title: 'Boas-vindas!', category: 'general', link: null },
] as const
const made = kinds.map((kind, n) => ({
  id: crypto.randomUUID(),
  message: `Texto de ${kind.title}.`,
  read: n > 1,
  createdAt: new Date(Date.UTC(2026, 10, 14, 15 - n, 5)).toISOString(),
  ...kind,
}))

/** Answers the page's calls with one notification of each kind. */
async function withOneOfEach(page: Page): Promise<void> {
  const shown = structuredClone(made)
  await page.route(LIST, (route) => {
    const category = new URL(route.request().url()).searchParams.get('category')
    const items = shown.filter((item) => !category || item.category === category)
    return route.fulfill({ json: { items, nextCursor: null, unread: shown.filter(({ read }) => !read).length } })
  })
  await page.route('**/api/notifications/counts', (route) =>
    route.fulfill({ json: { all: 4, document: 1, status: 1, payment: 1 } }),
  )
  await page.route('**/api/notifications/*/read', (route) => {
    const item = shown.find(({ id }) => route.request().url().includes(id))
    if (item) item.read = true
    return route.fulfill({ json: { ok: true } })
  })
}

test('every kind in its tab, with how many there are, the newest first', async ({ page }) => {
  await freshAccount(page)
  await withOneOfEach(page)
  await page.goto(PATH)
  await expect(page.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible()
  await expect(page.getByRole('main').getByText('2 não lidas')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Todas (4)', 'Documentos (1)', 'Status (1)', 'Pagamentos (1)'])
  await expect(entries(page)).toHaveCount(4)
  await expect(entries(page).first()).toContainText('Documento aprovado')
  await expect(entries(page).first()).toContainText('Texto de Documento aprovado.')
  await expect(entries(page).first()).toContainText('14/11/2026 às 12:05')
  await expect(entries(page).first()).toContainText('Nova')
  await expect(entries(page).nth(2)).not.toContainText('Nova')
  expect(await findings(page)).toEqual([])
  for (const [name, title] of [
    ['Documentos', 'Documento aprovado'],
    ['Status', 'Status atualizado: em análise'],
    ['Pagamentos', 'Pagamento confirmado'],
  ]) {
    await tab(page, name ?? '').click()
    await expect(entries(page)).toHaveCount(1)
    await expect(entries(page)).toContainText(title ?? '')
  }
})

test('pressing one marks it read and leads to what it is about', async ({ page }) => {
  await freshAccount(page)
  await withOneOfEach(page)
  await page.goto(PATH)
  await page.getByRole('button', { name: /Status atualizado/ }).click()
  await expect(page.getByRole('main').getByText('1 não lida')).toBeVisible()
  await expect(page).toHaveURL(PATH)
  await page.getByRole('link', { name: /Documento aprovado/ }).click()
  await expect(page).toHaveURL('/user/support')
  await page.goBack()
  await expect(page.getByRole('tabpanel').getByText('Nova')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Marcar todas como lidas' })).toBeHidden()
})

test('an empty tab, the loading and the failed one say so, and it recovers', async ({ page }) => {
  await freshAccount(page)
  await page.goto(PATH)
  await expect(entries(page)).toHaveCount(1)
  await tab(page, 'Pagamentos').click()
  await expect(page.getByText('Nenhuma notificação disponível')).toBeVisible()
  expect(await findings(page)).toEqual([])
  let answer: 'wait' | 'fail' | 'go' = 'wait'
  await page.route(LIST, async (route) => {
    await expect.poll(() => answer).not.toBe('wait')
    return answer === 'fail' ? route.fulfill({ status: 403, json: {} }) : route.continue()
  })
  await page.reload()
  await expect(page.getByRole('main').getByText('Carregando notificações...')).toBeVisible()
  answer = 'fail'
  await expect(page.getByRole('main').getByText('Não foi possível carregar')).toBeVisible()
  expect(await findings(page)).toEqual([])
  answer = 'go'
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click()
  // The page restores the tab from before the reload, which is empty.
  await expect(page.getByText('Nenhuma notificação disponível')).toBeVisible()
  await tab(page, 'Todas').click()
  await expect(entries(page).getByText('Boas-vindas!')).toBeVisible()
})

test('all are marked at once, or it is said that they were not', { tag: '@phone' }, async ({ page }) => {
  await freshAccount(page)
  await page.goto(PATH)
  const all = page.getByRole('main').getByRole('button', { name: 'Marcar todas como lidas' })
  await page.route('**/api/notifications/read-all', (route) => route.fulfill({ status: 500, json: {} }))
  await all.click()
  await expect(page.getByText('Não foi possível marcar todas as notificações como lidas.')).toBeVisible()
  await expect(page.getByText('Erro', { exact: true })).toBeVisible()
  await page.unroute('**/api/notifications/read-all')
  // On a phone the toast covers the button.
  await page.locator('[data-toast]').getByRole('button', { name: 'Fechar' }).click()
  await all.click()
  await expect(page.getByText('Todas as notificações foram marcadas como lidas.')).toBeVisible()
  await expect(all).toBeHidden()
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible()
})

test('older ones come page by page, and a page that does not come can be asked for again', async ({ page }) => {
  await freshAccount(page)
  const ticket = await openTicket(page)
  await sayIn(await theOffice(), ticket, 'Olá!')
  await page.route(LIST, (route) => {
    const url = new URL(route.request().url())
    if (!url.searchParams.has('limit')) url.searchParams.set('limit', '1')
    return route.continue({ url: url.href })
  })
  await page.goto(PATH)
  await expect(entries(page)).toHaveCount(1)
  await page.route(/cursor=/, (route) => route.fulfill({ status: 403, json: {} }))
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect(page.getByRole('alert').getByText('Não foi possível carregar mais. Tente de novo.')).toBeVisible()
  await page.unroute(/cursor=/)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect(entries(page)).toHaveCount(2)
})

test('news shows itself anywhere in the panel, but not where it is shown already', async ({ page }) => {
  await freshAccount(page)
  const heard = complaints(page)
  const ticket = await openTicket(page)
  const note = page.locator('[data-toast]').getByText('Resposta ao seu chamado')
  await page.goto('/user/settings')
  await expect(page.getByRole('button', { name: 'Notificações, 1 não lida' })).toBeVisible()
  await sayIn(await theOffice(), ticket, 'Primeira resposta')
  await expect(note).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notificações, 2 não lidas' })).toBeVisible()

  await page.goto(PATH)
  await expect(entries(page)).toHaveCount(2)
  await sayIn(await theOffice(), ticket, 'Segunda resposta')
  await expect(entries(page)).toHaveCount(3)
  await expect(tab(page, 'Todas (3)')).toBeVisible()
  await expect(note).toBeHidden()

  // A reply to the open ticket counts as read and shows no toast.
  await page.goto(`/user/support?chamado=${ticket.id}`)
  await expect(page.getByRole('log')).toContainText('Segunda resposta')
  await sayIn(await theOffice(), ticket, 'Terceira resposta')
  await expect(page.getByRole('log')).toContainText('Terceira resposta')
  await expect(note).toBeHidden()
  await expect
    .poll(async () => (await (await page.request.get('/api/notifications?limit=1')).json()).items[0].read)
    .toBe(true)
  // Opening the ticket has marked its earlier replies as read as well.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notificações, 1 não lida' })).toBeVisible()
  expect(heard).toEqual([])
})

test('at 360 pixels the header and the menu fit and can be reached with a thumb', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await freshAccount(page, 'Maria Antonieta de Albuquerque Cavalcanti')
  for (const path of ['/user/dashboard', PATH, '/user/support']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  const small = await page
    .locator('header button, header a, nav a, nav button, main button, main a, main select, main input')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => [one.textContent, one.getBoundingClientRect()] as const)
        .filter(([, box]) => box.height < 44 || box.width < 44)
        .map(([text]) => text),
    )
  expect(small).toEqual([])
  await page.getByRole('button', { name: /^Notificações/ }).click()
  const list = page.getByRole('dialog', { name: 'Notificações' })
  const box = await list.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: 'Suporte' }).click()
  await expect(page).toHaveURL('/user/support')
})
