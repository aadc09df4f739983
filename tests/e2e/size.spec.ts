import { expect, test } from '@playwright/test'
import { MOST_REQUESTS, openingOfWizard, type Step, signingIn } from './support/first-steps.ts'
import { formedCompany } from './support/formed-company.ts'
import { freshAccount } from './support/fresh-account.ts'
import { enterAs, freshProcess } from './support/fresh-process.ts'
import { PASSWORD } from './support/people.ts'
import { watchScripts } from './support/script-weight.ts'
import { wizardWeight } from './support/wizard-weight.ts'

const LARGEST_WIZARD_KB = 60
const LARGEST_CALENDAR_KB = 40

test('the wizard comes when it is opened, and brings little of its own', async ({ page, browser }) => {
  await freshAccount(page)
  // Scripts that panels or public pages also load do not count as the wizard's own.
  const { own, all } = await wizardWeight(page, browser)
  console.log(`the wizard: ${own.toFixed(1)} kB of its own, ${all.toFixed(1)} kB with what the panels share`)
  expect(own).toBeGreaterThan(10)
  expect(own).toBeLessThanOrEqual(LARGEST_WIZARD_KB)
})

const expectFew = ({ requests }: Step): void => {
  expect(requests.length).toBeGreaterThan(5)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
}

test('the wizard opens with few requests', async ({ page }) => expectFew(await openingOfWizard(page)))

test('the panel comes with few requests after signing in', async ({ page }) => {
  const { customer } = await freshProcess()
  expectFew(await signingIn(page, { email: customer.email, password: PASSWORD }))
})

test('the calendar of duties brings little of its own, an open duty included', async ({ page }) => {
  await enterAs(page, (await formedCompany()).customer)
  const panel = watchScripts(page)
  await page.goto('/user/dashboard', { waitUntil: 'networkidle' })
  const shared = new Set(panel.paths())
  const calendar = watchScripts(page)
  await page.goto('/user/obligations', { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /Annual Report/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Pedir para vocês fazerem' })).toBeVisible()
  const own = await calendar.kilobytes(shared)
  console.log(`the calendar: ${own.toFixed(1)} kB of its own`)
  expect(own).toBeGreaterThan(5)
  expect(own).toBeLessThanOrEqual(LARGEST_CALENDAR_KB)
})
