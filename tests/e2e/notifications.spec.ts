import { expect, type Page, type Route, test } from '@playwright/test'
import { signedIn } from './support/people.ts'

type Item = { id: string; title: string; read: boolean }
const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ })
const listOf = async (page: Page): Promise<{ items: Item[]; unread: number }> =>
  (await page.request.get('/api/notifications?limit=5')).json()

test('the bell shows the five most recent and how many are unread', async ({ page }) => {
  await signedIn(page, 'user')
  const { items, unread } = await listOf(page)
  expect(items.length).toBeGreaterThan(0)
  await page.goto('/user/dashboard')
  await expect(bell(page)).toHaveAccessibleName(unread ? `Notificações, ${unread} não lidas` : 'Notificações')
  await bell(page).click()
  const entries = page.getByRole('menu').getByRole('menuitem').filter({ hasNotText: 'Ver todas' })
  await expect(entries).toHaveCount(items.length)
  await expect(entries.first()).toContainText(items[0]?.title ?? '')
  await page.getByRole('menuitem', { name: 'Ver todas' }).click()
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
    createdAt: new Date().toISOString(),
  }
  await page.route('**/api/notifications?**', (route: Route) =>
    route.fulfill({ json: { items: [unread], nextCursor: null, unread: 1 } }),
  )
  await page.goto('/user/dashboard')
  await bell(page).click()
  await page.getByRole('menuitem', { name: /Documento recebido/ }).click()
  await expect(page.getByText('Não foi possível marcar a notificação como lida.')).toBeVisible()
})

test('a click in the bell marks as read, here and in the other tab', async ({ page, context }, { project }) => {
  await signedIn(page, 'superadmin')
  const { items } = await listOf(page)
  const unread = items.find(({ read }) => !read)
  // The two sizes share the demo's data: whoever comes second finds nothing left to read.
  if (!unread) return
  const other = await context.newPage()
  await other.goto('/superadmin/dashboard')
  await page.goto('/superadmin/dashboard')
  const before = await bell(page).getAttribute('aria-label')
  await bell(page).click()
  await page
    .getByRole('menuitem', { name: new RegExp(unread.title) })
    .first()
    .click()
  await expect(bell(page)).not.toHaveAccessibleName(before ?? '')
  await expect(bell(other), project.name).not.toHaveAccessibleName(before ?? '')
})
