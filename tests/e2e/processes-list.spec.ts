import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshProcess } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { signedIn } from './support/people.ts'
import { filter, rowOf, searchBox, show, showFilters } from './support/processes-page.ts'
import { failing, held } from './support/states.ts'

const LIST = /\/api\/registrations(\?|$)/

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'admin')
})

test('the table says what there is to know, finds, filters and keeps it in the address', { tag: '@phone' }, async ({
  page,
}) => {
  const heard = complaints(page)
  const { company, id, customer } = await freshProcess({ paid: false, customerName: 'Zulmira Quintela' })
  await page.goto('/admin/processes?ordem=newest')
  const row = rowOf(page, company)
  await expect(row).toContainText('Pendente')
  await expect(row).toContainText('Não pago')
  await expect(row).toContainText('Não atribuído')
  await expect(row).toContainText(id.slice(0, 8))
  await expect(row).toContainText(/\d{2}\/\d{2}\/\d{4}/)
  await expect(page.getByRole('button', { name: /^Todos \d+$/ })).toHaveAttribute('aria-pressed', 'true')
  expect(await findings(page)).toEqual([])
  for (const term of [company.toLowerCase(), customer.email, id.slice(0, 8)]) {
    await searchBox(page).fill(term)
    await expect(page).toHaveURL(new RegExp(`busca=${encodeURIComponent(term).replaceAll('%20', '\\+')}`, 'i'))
    await expect(row).toBeVisible()
  }
  await searchBox(page).fill(company)
  await expect(page).toHaveURL(/busca=Zeta/)
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ })).toHaveCount(1)
  await page.reload()
  await expect(searchBox(page)).toHaveValue(company)
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: /^Pendente/ }).click()
  await showFilters(page)
  await filter(page, 'Agente').selectOption('Não atribuído')
  await filter(page, 'Estado').selectOption('Flórida')
  await filter(page, 'Tipo de empresa').selectOption('LLC')
  await filter(page, 'Pagamento').selectOption('Não pago')
  const today = new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
  await page.getByLabel('Pedidos de').fill(today)
  await page.getByLabel('até').fill(today)
  await expect(page).toHaveURL(new RegExp(`de=${today}.*ate=${today}`))
  await expect(row).toBeVisible()
  await page.getByLabel('Pedidos de').fill('2020-01-01')
  await page.getByLabel('até').fill('2020-01-31')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await page.getByLabel('até').fill(today)
  await expect(row).toBeVisible()
  await filter(page, 'Pagamento').selectOption('Pago')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL(/\/admin\/processes\?ordem=newest$/)
  await expect(row).toBeVisible()
  expect(heard).toEqual([])
})

test('what the office has to do stands first and says since when; another order is kept in the address', async ({
  page,
}) => {
  const waiting = await freshProcess()
  const unpaid = await freshProcess({ paid: false })
  await page.goto(`/admin/processes?agente=none`)
  const rows = page.locator('tbody tr')
  await expect(page.getByText('Primeiro os pagos sem agente')).toBeVisible()
  await expect(rows.first()).toContainText(/Não atribuído\s*pago/)
  await filter(page, 'Ordem').selectOption('Mais novos primeiro')
  await expect(page).toHaveURL(/ordem=newest/)
  await expect(rowOf(page, unpaid.company)).toBeVisible()
  await expect(rowOf(page, waiting.company)).toBeVisible()
  const shown = (await rows.allInnerTexts()).join('\n')
  expect(shown.indexOf(unpaid.company)).toBeLessThan(shown.indexOf(waiting.company))
  await page.reload()
  await expect(filter(page, 'Ordem')).toHaveValue('newest')
  await filter(page, 'Ordem').selectOption('O que espera por nós')
  await expect(page).not.toHaveURL(/ordem/)
  await filter(page, 'Atenção').selectOption('Pagos sem agente')
  await expect(page).toHaveURL(/atencao=unassigned/)
  await expect(page.getByText('Os que esperam há mais tempo primeiro.')).toBeVisible()
  await searchBox(page).fill(waiting.company)
  await expect(rowOf(page, waiting.company)).toBeVisible()
  await expect(page.getByText('A busca mostra os mais novos primeiro.')).toBeVisible()
  await expect(filter(page, 'Ordem')).toHaveCount(0)
})

test('nonsense in the address shows the list', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(
    '/admin/processes?status=x&agente=y&estado=%00&tipo=A&pago=7&de=ontem&ate=9999-99-99&ordem=senha&atencao=9&lixo=1',
  )
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toBeVisible()
  await page.goto('/admin/processes?de=2026-12-31&ate=2020-01-01')
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toBeVisible()
  expect(heard).toEqual([])
})

test('the rows of the list are taken as a file, with the same filter', async ({ page }) => {
  const { company, id } = await freshProcess()
  await show(page, company)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^processos-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect([lines.length, lines[1]?.includes(id)]).toEqual([2, true])
})

test('more rows come on demand', async ({ page }) => {
  await page.goto('/admin/processes')
  const rows = page.getByRole('button', { name: /^Ver detalhes de/ })
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
})

test('loading, empty and failed lists have their faces', async ({ page }) => {
  const release = await held(page, LIST)
  await page.goto('/admin/processes')
  await expect(page.getByRole('heading', { level: 1, name: 'Processos' })).toBeVisible()
  await expect(page.getByText('Carregando', { exact: true })).toBeAttached()
  expect(await findings(page)).toEqual([])
  release()
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(LIST, (route) => route.fulfill({ json: { items: [], nextCursor: null } }))
  await page.goto('/admin/processes')
  await expect(page.getByText('Nenhum processo', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const mend = await failing(page, LIST)
  await holdClock(page)
  await page.goto('/admin/processes')
  await pastTheRetries(page, page.getByText('Não foi possível carregar'))
  expect(await findings(page)).toEqual([])
  await mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toBeVisible()
})

test('a new order appears on the open page, and a phone of 360 px needs no sideways scrolling', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/processes?ordem=newest')
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toBeVisible()
  const { company } = await freshProcess()
  await expect(rowOf(page, company)).toBeVisible()
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await tooWide()).toBe(false)
  await page.getByRole('button', { name: `Ver detalhes de ${company}` }).click()
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  expect(await tooWide()).toBe(false)
})
