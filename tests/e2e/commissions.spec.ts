import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshCommission } from './support/fresh-commission.ts'
import { freshAgent, titlesOf } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { signedIn } from './support/people.ts'
import { deaf, failing } from './support/states.ts'
import { theOffice } from './support/the-office.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'admin')
})

const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Comissões de ${name}` })

test('commissions of an agent are looked into, paid once and exported', async ({ page }) => {
  // Without live events the page still shows as unpaid what another admin has paid meanwhile.
  await deaf(page)
  const heard = complaints(page)
  const name = `Íris Campos ${crypto.randomUUID().slice(0, 6)}`
  const agent = await freshAgent(name)
  const first = await freshCommission(agent, { day: '2026-02-10', cents: 15_000 })
  const second = await freshCommission(agent, { day: '2026-02-11', cents: 20_000 })
  await page.goto('/admin/commissions?mes=2026-02')
  await expect(page.getByRole('heading', { name: 'fevereiro de 2026' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: `Ver as comissões de ${name}` }).click()
  const drawer = drawerOf(page, name)
  const row = drawer.getByRole('listitem').filter({ hasText: first })
  await expect(row).toContainText('Pendente')
  await row.getByText('Como foi calculada').click()
  await expect(row).toContainText('Bônus de rapidez: não, 9 dias (até 5)')
  expect(await findings(page)).toEqual([])

  await drawer.getByRole('checkbox', { name: 'Escolher todas as que faltam pagar' }).check()
  await expect(drawer.getByText('2 escolhidas, US$ 350,00')).toBeVisible()
  // Meanwhile another admin pays one of them.
  const office = await theOffice()
  const { items } = await (await office.get(`/api/commissions?agent=${agent.id}`)).json()
  const taken = items.find((one: { companyName: string }) => one.companyName === second)
  await office.post('/api/commissions/pay', { data: { ids: [taken.id] } })
  await drawer.getByRole('button', { name: 'Marcar como pagas' }).click()
  const question = page.getByRole('dialog', { name: 'Marcar como pagas?' })
  await expect(question).toContainText('não pode ser desfeito')
  await question.getByRole('button', { name: 'Marcar como pagas' }).click()
  await expect(page.getByText('Comissão paga', { exact: true })).toBeVisible()
  await expect(drawer.getByText(new RegExp(`^${second}: já tinha sido paga por `))).toBeVisible()
  await expect(drawer.getByText('Pendente')).toHaveCount(0)
  expect((await titlesOf(agent)).filter((title) => title === 'Comissão paga')).toHaveLength(2)
  await page.keyboard.press('Escape')
  await expect(page.locator('tr, li').filter({ hasText: name })).toContainText('Tudo pago')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('comissoes-2026-02.csv')
  expect(readFileSync(await file.path(), 'utf8')).toContain(first)
  expect(heard.filter((said) => !said.includes('net::ERR_FAILED'))).toEqual([])
})

test('months are walked through, and one with something to pay is a press away', async ({ page }) => {
  const agent = await freshAgent('Otávio Reis')
  await freshCommission(agent, { day: '2025-11-20', cents: 9_900 })
  await page.goto('/admin/commissions?mes=2025-12&agente=nada')
  await expect(page.getByRole('heading', { name: 'dezembro de 2025' })).toBeVisible()
  await expect(page.getByText('Nenhuma comissão neste mês')).toBeVisible()
  await page.getByRole('link', { name: 'Mês anterior' }).click()
  await expect(page.getByRole('heading', { name: 'novembro de 2025' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver as comissões de Otávio Reis' })).toBeVisible()
  await page.getByRole('link', { name: 'Mês seguinte' }).click()
  await page.getByRole('link', { name: /^novembro de 2025: US\$/ }).click()
  await expect(page).toHaveURL(/mes=2025-11/)
})

test('a failed load says so in the quoted words, and nonsense in the address shows a month', async ({ page }) => {
  await holdClock(page)
  const mend = await failing(page, /\/api\/commissions\/months/)
  await page.goto('/admin/commissions?mes=2026-99')
  await pastTheRetries(page, page.getByText('Não foi possível carregar dados de comissão.'))
  await mend()
  await page.getByRole('button', { name: /Tentar/ }).click()
  await expect(page.getByRole('heading', { name: /de 20\d{2}$/ })).toBeVisible()
})
