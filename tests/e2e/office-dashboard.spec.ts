import { expect, type Page, test } from '@playwright/test'
import { findings } from './support/findings.ts'
import { freshProcess } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { signedIn } from './support/people.ts'
import { failing } from './support/states.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'admin')
})

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })

test('the cards count the business, say how the month goes and lead to their lists', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(card(page, 'Total de clientes')).toContainText(/\d/)
  await expect(card(page, 'Receita do mês')).toContainText(/US\$.*Estimativa: US\$/s)
  await expect(card(page, 'Processos ativos')).toContainText(/pagos em/)
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Novos registros' }).click()
  await expect(page).toHaveURL(/\/admin\/processes\?status=pending/)
})

test('a new process stands among the newest, opens, and its wait for an agent is counted live', async ({ page }) => {
  await page.goto('/admin/dashboard')
  const line = section(page, 'Pede atenção').getByRole('link', { name: /Processos pagos sem agente/ })
  const waiting = Number((await line.textContent())?.match(/\d+/)?.[0] ?? 0)
  const { company } = await freshProcess({ paid: true })
  const newest = section(page, 'Processos recentes').getByRole('button', { name: new RegExp(company) })
  await expect(newest).toBeVisible()
  await expect.poll(async () => Number((await line.textContent())?.match(/\d+/)?.[0])).toBeGreaterThan(waiting)
  await newest.click()
  await expect(page.getByRole('dialog', { name: company })).toBeVisible()
  await page.keyboard.press('Escape')
  await line.click()
  await expect(page).toHaveURL(/\/admin\/processes\?atencao=unassigned/)
  // The list starts with the longest wait and other tests add many, so the company is searched.
  await page.getByRole('searchbox').fill(company)
  await expect(page.getByRole('button', { name: `Ver detalhes de ${company}` })).toBeVisible()
})

test('charts are read by keys, by words and as tables', async ({ page }) => {
  await page.goto('/admin/dashboard')
  const chart = page.getByRole('slider', { name: 'Registros por mês' })
  await chart.focus()
  const now = await chart.getAttribute('aria-valuetext')
  expect(now).toMatch(/ de \d{4}: Pedidos \d+, Aprovados \d+$/)
  await chart.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', now ?? '')
  await section(page, 'Registros por mês').getByRole('button', { name: 'Ver tabela' }).click()
  await expect(page.getByRole('table', { name: 'Registros por mês' }).getByRole('row')).toHaveCount(13)
  await expect(section(page, 'Etapas do cadastro')).toContainText(/Pagamento\s*\d+.*% da primeira etapa/s)
  await section(page, 'Processos por status').getByRole('link', { name: 'Aprovado' }).click()
  await expect(page).toHaveURL(/\/admin\/processes\?status=approved/)
})

test('figures that cannot be loaded are said, and tried again', async ({ page }) => {
  await holdClock(page)
  const end = await failing(page, /\/api\/office-dashboard/)
  await page.goto('/admin/dashboard')
  await pastTheRetries(page, page.getByText('Não foi possível carregar os números.'))
  await end()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(card(page, 'Total de clientes')).toBeVisible()
})
