import { expect, type Page, type Route, test } from '@playwright/test'
import { freshAccount } from './support/fresh-account.ts'
import { signedIn } from './support/people.ts'

type Item = { id: string; title: string; read: boolean }
const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ })
const listOf = async (page: Page): Promise<{ items: Item[]; unread: number }> =>
  (await page.request.get('/api/notifications?limit=5')).json()

// An intercepted call may still be in flight when the test ends; its error is no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('the bell shows the five most recent and how many are unread', { tag: '@phone' }, async ({ page }) => {
  await signedIn(page, 'user')
  const { items, unread } = await listOf(page)
  expect(items.length).toBeGreaterThan(0)
  await page.goto('/user/dashboard')
  await expect(bell(page)).toHaveAccessibleName(
    unread ? new RegExp(`^Notificações, ${unread} não lidas?$`) : 'Notificações',
  )
  await bell(page).click()
  const list = page.getByRole('dialog', { name: 'Notificações' })
  const entries = list.getByRole('listitem')
  await expect(entries).toHaveCount(items.length)
  await expect(entries.first()).toContainText(items[0]?.title ?? '')
  await list.getByRole('link', { name: 'Ver todas' }).click()
  await expect(page).toHaveURL('/user/notifications')
})

test('the badge stops at 99+', async ({ page }) => {
  await signedIn(page, 'agent')
  await page.route('**/api/notifications?**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), unread: 240 } })
  })
  await page.goto('/agent/dashboard')
  await expect(bell(page)).toHaveAccessibleName('Notificações, 99+ não lidas')
})

test('a mark that fails says so', async ({ page }) => {
  await signedIn(page, 'user')
  const unread = {
    id: crypto.randomUUID(),
    title: 'Documento recebido',
    message: 'Confira.',
    category: 'document',
    read: false,
    link: null,
    createdAt: new Date().toISOString(),
  }
  await page.route('**/api/notifications?**', (route: Route) =>
    route.fulfill({ json: { items: [unread], nextCursor: null, unread: 1 } }),
  )
  await page.goto('/user/dashboard')
  await bell(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Documento recebido/ })
    .click()
  await expect(page.getByText('Não foi possível marcar a notificação como lida.')).toBeVisible()
})

test('a click in the bell marks as read, here and in the other tab', async ({ page, context }) => {
  await freshAccount(page)
  const other = await context.newPage()
  await other.goto('/user/dashboard')
  await expect(bell(other)).toHaveAccessibleName('Notificações, 1 não lida')
  await page.goto('/user/dashboard')
  await bell(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Boas-vindas/ })
    .click()
  await expect(bell(page)).toHaveAccessibleName('Notificações')
  await expect(bell(other)).toHaveAccessibleName('Notificações')
})

test('a new notification shows itself once, even when its event comes again', async ({ page }) => {
  await signedIn(page, 'user')
  const created = {
    id: crypto.randomUUID(),
    title: 'Status atualizado',
    message: 'Sua empresa foi aprovada.',
    category: 'status',
    read: false,
    link: null,
    createdAt: new Date().toISOString(),
  }
  let connections = 0
  await page.route('**/api/events*', (route) => {
    connections += 1
    const body = `id: 7\nevent: notification.created\ndata: {"notificationId":"${created.id}"}\n\n`
    return route.fulfill({ contentType: 'text/event-stream', body })
  })
  await page.route('**/api/notifications?**', (route) =>
    route.fulfill({ json: { items: connections ? [created] : [], nextCursor: null, unread: connections ? 1 : 0 } }),
  )
  // The dashboard shows the notification too, so the toast is located by its own element.
  const toast = page.locator('[data-toast]').getByText('Sua empresa foi aprovada.')
  await page.goto('/user/dashboard')
  await expect(toast).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notificações, 1 não lida')
  await expect(toast).toBeHidden()
  const before = connections
  await expect.poll(() => connections).toBeGreaterThan(before)
  await expect(toast).toBeHidden()
})

test('what the page reads by itself is marked as no activity', async ({ page }) => {
  await signedIn(page, 'user')
  await page.clock.install()
  const opened = page.waitForRequest('**/api/session')
  await page.goto('/user/dashboard')
  expect((await opened).headers()['x-background']).toBeUndefined()
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible()
  const again = page.waitForRequest('**/api/session')
  await page.clock.fastForward('06:00')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  expect((await again).headers()['x-background']).toBe('1')
})
