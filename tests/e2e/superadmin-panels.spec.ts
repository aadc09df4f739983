import { expect, test } from '@playwright/test'
import { findings } from './support/findings.ts'
import { freshAgent, freshProcess } from './support/fresh-process.ts'
import { signedIn } from './support/people.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the work of one agent and then of another is looked at in the agents’ panel', { tag: '@phone' }, async ({
  page,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const [ana, bia] = [await freshAgent(`Ana ${own}`), await freshAgent(`Bia ${own}`)]
  const [ofAna, ofBia] = [await freshProcess({ agent: ana }), await freshProcess({ agent: bia })]
  await signedIn(page, 'superadmin')
  await page.goto('/agent/processes')
  await expect(page.getByText('De quem você quer ver o trabalho?')).toBeVisible()
  expect(await findings(page)).toEqual([])
  const whose = page.getByLabel('Agente cujo trabalho aparece')
  await whose.selectOption({ label: ana.name })
  await expect(page.getByText(ofAna.company).first()).toBeVisible()
  await expect(page.getByText(ofBia.company)).toHaveCount(0)
  await whose.selectOption({ label: bia.name })
  await expect(page.getByText(ofBia.company).first()).toBeVisible()
  await expect(page.getByText(ofAna.company)).toHaveCount(0)
  // The selected agent stays selected on the panel's other screens and after a reload.
  await page.goto('/agent/clients')
  await expect(page.getByText(ofBia.customer.email).first()).toBeVisible()
  await expect(page.getByText(ofAna.customer.email)).toHaveCount(0)
  await page.reload()
  await expect(whose.locator('option:checked')).toHaveText(bia.name)
})

test('the customers’ panel is that of a new customer, and says how to see somebody’s', async ({ page }) => {
  await signedIn(page, 'superadmin')
  await page.goto('/user/dashboard')
  await expect(page.getByText('Você vê o painel de um cliente novo', { exact: false })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Ir para a lista de usuários' }).click()
  await expect(page).toHaveURL('/superadmin/dashboard')
})

test('the search of the superadmin’s panel finds a company and opens it', async ({ page }) => {
  const { company } = await freshProcess()
  await signedIn(page, 'superadmin')
  await page.goto('/superadmin/system')
  await page.getByRole('button', { name: /^Buscar/ }).click()
  await page.getByRole('combobox', { name: 'Empresas, pessoas, documentos e chamados' }).fill(company)
  await page
    .getByRole('option', { name: new RegExp(company) })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: company })).toBeVisible()
})
