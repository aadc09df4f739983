import { expect, type Page, test } from '@playwright/test'
import { emptyRecord } from '#features/registrations/rules/company-record.ts'
import { formedCompany, formedOn } from './support/formed-company.ts'
import { enterAs, freshAgent, freshProcess, good } from './support/fresh-process.ts'
import { theOffice } from './support/the-office.ts'

const nextYear = Number(formedOn.slice(0, 4)) + 1

const listOf = (page: Page) => page.getByRole('region', { name: 'Obrigações por data' })
const told = (page: Page) => page.locator('[data-toast=success]').last()

test('a customer finds the duties of an approved company, sees why and what they cost, and settles one', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, customer, company } = await formedCompany()
  await enterAs(page, customer)
  await page.goto('/user/dashboard')
  const next = page.getByRole('heading', { name: 'Próximas obrigações' })
  await expect(next).toBeVisible()
  await page.getByRole('link', { name: 'Ver calendário' }).click()
  await expect(page).toHaveURL(/\/user\/obligations\?empresa=/)
  const report = listOf(page)
    .getByRole('button', { name: /Annual Report/ })
    .first()
  await expect(report).toContainText('US$ 138,75')
  await expect(report).toContainText(`01/05/${nextYear}`)
  await report.click()
  const drawer = page.getByRole('dialog', { name: /Annual Report/ })
  await expect(drawer.getByText('Por que vale para você')).toBeVisible()
  await expect(drawer.getByText(/538,75 no total/)).toBeVisible()
  await expect(drawer.getByRole('link').first()).toHaveAttribute('href', /^https/)
  await drawer.getByRole('button', { name: 'Marcar como feita' }).click()
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(
    drawer
      .getByText('Campo obrigatório')
      .or(drawer.getByText(/obrigat/i))
      .first(),
  ).toBeVisible()
  await drawer.getByLabel('Número do protocolo ou recibo').fill('FL-2027-001')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(told(page)).toHaveText(/Obrigação atualizada/)
  await expect(drawer.getByText('FL-2027-001')).toBeVisible()
  await drawer.getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByText('Feitas e dispensadas (1)')).toBeVisible()
  // The team reads the same status and receipt.
  const office = await theOffice()
  const calendar = await good<{ companyName: string; items: { status: string; receipt: string | null }[] }>(
    await office.get(`/api/registrations/${id}/duties`),
  )
  expect(calendar.companyName).toBe(company)
  expect(calendar.items.filter(({ receipt }) => receipt === 'FL-2027-001')).toMatchObject([{ status: 'done' }])
})

test('Form 7004 moves the day, shows the one before, and can be taken back', async ({ page }) => {
  const { customer } = await formedCompany()
  await enterAs(page, customer)
  await page.goto('/user/obligations')
  await listOf(page)
    .getByRole('button', { name: /Formulário 5472/ })
    .click()
  const drawer = page.getByRole('dialog', { name: /Formulário 5472/ })
  await expect(drawer.getByText('Multa de US$ 25.000')).toBeVisible()
  await drawer.getByRole('button', { name: 'Já entreguei o 7004' }).click()
  await expect(drawer.getByText(/^Era \d\d\/04\/\d{4}, agora é \d\d\/10\/\d{4}/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Desfazer a prorrogação' }).click()
  await expect(drawer.getByRole('button', { name: 'Já entreguei o 7004' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Dispensar' }).click()
  await drawer.getByLabel('Por que não se aplica?').fill('O contador entrega.')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(drawer.getByText('O contador entrega.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Reabrir' }).click()
  await expect(drawer.getByRole('button', { name: 'Marcar como feita' })).toBeVisible()
})

test('answers complete the calendar, and its address can be made and revoked', async ({ page }) => {
  const { customer } = await formedCompany()
  await enterAs(page, customer)
  await page.goto('/user/obligations')
  await expect(listOf(page).getByText('Declaração de capitais no exterior (CBE)')).toBeHidden()
  const question = page.getByRole('radiogroup', { name: /US\$ 1 milhão/ })
  await question.getByLabel('Sim').check()
  await page.getByRole('button', { name: 'Salvar respostas' }).click()
  await expect(listOf(page).getByText('Declaração de capitais no exterior (CBE)')).toBeVisible()
  await page.reload()
  await expect(question.getByLabel('Sim')).toBeChecked()

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar arquivo .ics' }).click()
  expect((await file).suggestedFilename()).toMatch(/^Obrigações .*\.ics$/)
  await page.getByRole('button', { name: 'Criar endereço privado' }).click()
  const address = await page.getByText(/\/api\/calendars\/[\w-]{43}\.ics$/).innerText()
  const read = await fetch(address)
  expect([read.status, (await read.text()).startsWith('BEGIN:VCALENDAR')]).toEqual([200, true])
  await page.getByRole('button', { name: 'Revogar endereço' }).click()
  await expect(page.getByRole('button', { name: 'Criar endereço privado' })).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
})

test('without a date of formation the calendar says what is missing instead of guessing', async ({ page }) => {
  const { customer } = await freshProcess()
  await enterAs(page, customer)
  await page.goto('/user/obligations')
  await expect(page.getByText('Falta a data de abertura')).toBeVisible()
})

test('an agent sees the duties of own companies, opens one beside the list and says that it is in progress', async ({
  page,
}) => {
  const agent = await freshAgent('Sônia Brito')
  const process = await freshProcess({ agent })
  const data = { ...emptyRecord, formedOn, expectedUpdatedAt: null }
  await good(await agent.calls.put(`/api/registrations/${process.id}/record`, { data }))
  await enterAs(page, agent)
  await page.goto('/agent/obligations?filtro=open')
  await page.getByRole('button', { name: /^Ver Formulário 5472/ }).click()
  const drawer = page.getByRole('dialog', { name: /Formulário 5472/ })
  await expect(drawer.getByText(process.company)).toBeVisible()
  await drawer.getByRole('button', { name: 'Está em andamento' }).click()
  await expect(drawer.getByText('Em andamento')).toBeVisible()
  await drawer.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Fatos a confirmar' }).click()
  await expect(page.getByRole('button', { name: /^Ver IRPF/ })).toBeVisible()
})
