import { expect, type Locator, type Page, test } from '@playwright/test'
import { findings } from './support/findings.ts'
import { freshProcess } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { signedIn } from './support/people.ts'
import { failing } from './support/states.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Empresas, pessoas, documentos e chamados' })
const option = (page: Page, name: string | RegExp): Locator => page.getByRole('option', { name })
const chosen = (page: Page): Locator => page.getByRole('option', { selected: true })

test('Ctrl-K finds a company from anywhere, arrows choose, Enter opens, and what was opened is offered again', async ({
  page,
}) => {
  const { company, customer } = await freshProcess({ customerName: 'Quirina Valadares' })
  await signedIn(page, 'admin')
  await page.goto('/admin/support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await box(page).fill(company)
  await expect(option(page, new RegExp(`${company}.*Empresa`))).toBeVisible()
  await expect(chosen(page)).toContainText(company)
  expect(await findings(page)).toEqual([])
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/admin\/processes\?processo=/)
  await expect(page.getByRole('dialog', { name: company })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByText('Abertos há pouco')).toBeVisible()
  await expect(option(page, new RegExp(company))).toHaveCount(1)
  await box(page).fill(customer.email)
  await expect(option(page, /Pessoa/)).toBeVisible()
  const before = await chosen(page).textContent()
  await box(page).press('ArrowDown')
  await expect(chosen(page)).not.toHaveText(before ?? '')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Buscar/ })).toBeFocused()
})

test('a slash inside a field is a slash', async ({ page }) => {
  await signedIn(page, 'admin')
  await page.goto('/admin/processes')
  const field = page.getByRole('searchbox')
  await field.press('/')
  await expect(field).toHaveValue('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('nothing found and a failed search are said, and the search can be tried again', async ({ page }) => {
  await signedIn(page, 'admin')
  // Before the page loads, because a timer that it has set already could not be controlled.
  await holdClock(page)
  await page.goto('/admin/support')
  await page.getByRole('button', { name: /^Buscar/ }).click()
  await box(page).fill('zzqqxx nada')
  await expect(page.getByText('Nada encontrado para “zzqqxx nada”.')).toBeVisible()
  const end = await failing(page, /\/api\/search/)
  await box(page).fill('zzqqxx outra')
  await pastTheRetries(page, page.getByText('A busca falhou.'))
  await end()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Nada encontrado para “zzqqxx outra”.')).toBeVisible()
})

test('on a phone the search is a button, and a finger opens a result', { tag: '@phone-only' }, async ({ page }) => {
  const { company } = await freshProcess({})
  await signedIn(page, 'admin')
  await page.goto('/admin/support')
  await page.getByRole('button', { name: /^Buscar/ }).tap()
  await box(page).fill(company)
  await option(page, new RegExp(company)).first().tap()
  await expect(page).toHaveURL(/\/admin\/processes\?processo=/)
})
