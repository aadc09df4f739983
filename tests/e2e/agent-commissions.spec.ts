import { expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshCommission } from './support/fresh-commission.ts'
import { enterAs, freshAgent, type Someone } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { failing } from './support/states.ts'
import { theOffice } from './support/the-office.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
const openAs = async (page: Page, agent: Someone) => {
  await enterAs(page, agent)
  await page.goto('/agent/commissions')
}

test('an agent simulates, reads the own earnings and sees a payment arrive', async ({ page }) => {
  const heard = complaints(page)
  const agent = await freshAgent('Íris Campos')
  const first = await freshCommission(agent, { day: today(), cents: 15_000 })
  await freshCommission(agent, { day: today(), cents: 20_000 })
  for (let n = 1; n <= 9; n++) await freshCommission(agent, { day: `2025-0${n}-10`, cents: 10_000 })
  await openAs(page, agent)

  const summary = page.getByLabel('Resumo dos ganhos')
  await expect(summary).toContainText('US$ 350,00')
  await expect(summary).toContainText('US$ 175,00')
  const result = page.getByRole('region', { name: 'Comissão simulada' })
  // New York, LLC: 150 × 1.4; seven days exceed the threshold, and complexity 1 earns no bonus.
  await expect(result).toContainText('Regra usada: LLC em Nova York')
  await expect(result).toContainText('US$ 210,00')
  await expect(result).toContainText('Bônus de complexidade: não, complexidade 1 (a partir de 3)')
  await expect(result).toContainText('Bônus de rapidez: não, 7 dias (até 5)')
  await page.getByLabel('Complexidade (1 a 5)').selectOption('3')
  await page.getByLabel('Dias de trabalho').fill('5')
  await expect(result).toContainText('US$ 262,50')
  await page.getByLabel('Estado', { exact: true }).selectOption('DE')
  await page.getByLabel('Tipo de empresa').selectOption('Corporation')
  await expect(result).toContainText('Regra usada: Corporation em Delaware')
  await page.getByLabel('Dias de trabalho').fill('0')
  await expect(page.getByText('Informe os dias em número inteiro, a partir de 1.')).toBeVisible()
  await expect(result).not.toContainText('US$')
  expect(await findings(page)).toEqual([])

  const chart = page.getByRole('slider', { name: 'Ganhos por mês' })
  await expect(chart).toHaveAttribute('aria-valuetext', /US\$\s350,00$/)
  const history = page.getByRole('list', { name: 'Histórico de comissões' })
  await expect(history.getByText('Como foi calculada')).toHaveCount(10)
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect(history.getByText('Como foi calculada')).toHaveCount(11)
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0)
  const multipliers = page.getByRole('list', { name: 'Multiplicadores por estado' })
  await expect(multipliers.getByRole('listitem')).toHaveCount(10)
  await expect(multipliers.getByRole('listitem').first()).toHaveText('Nova York1,4×')
  await page.getByRole('button', { name: 'Ver todas as 100 regras' }).click()
  await expect(page.getByRole('button', { name: 'Ver só as 10 primeiras' })).toBeVisible()

  const row = history.getByRole('listitem').filter({ hasText: first })
  await expect(row).toContainText('Pendente')
  const office = await theOffice()
  const { items } = await (await office.get(`/api/commissions?agent=${agent.id}`)).json()
  const { id } = items.find((one: { companyName: string }) => one.companyName === first)
  await office.post('/api/commissions/pay', { data: { ids: [id] } })
  await expect(row).toContainText('Pago')
  await expect(summary).toContainText('US$ 1.100,00')
  expect(heard).toEqual([])
})

test('a failed load says so in the quoted words, and an agent without earnings sees noughts', async ({ page }) => {
  const agent = await freshAgent('Otávio Reis')
  await holdClock(page)
  const mend = await failing(page, /\/api\/commissions/)
  await openAs(page, agent)
  await pastTheRetries(page, page.getByText('Não foi possível carregar dados de comissão.').first())
  await mend()
  const retries = page.getByRole('button', { name: /Tentar/ })
  // Each retry button disappears once its part has loaded.
  while ((await retries.count()) > 0) {
    await retries.first().click()
    await page.clock.runFor(1000)
  }
  await expect(page.getByText('Nenhuma comissão ainda')).toBeVisible()
  await expect(page.getByLabel('Resumo dos ganhos')).toContainText('US$ 0,00')
  await expect(page.getByText(/\bNaN\b/)).toHaveCount(0)
})
