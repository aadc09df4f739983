import { expect, type Page, test } from '@playwright/test'
import { sitePages } from '#web/content/public-pages.ts'
import { freshAccount } from './support/fresh-account.ts'
import { everyone, people, signedIn } from './support/people.ts'
import { inlineScriptBytes, wake, watchScripts } from './support/script-weight.ts'
import { openUntouched } from './support/untouched.ts'
import { choosePlan, fillCompany, fillOwner, openWizard } from './support/wizard.ts'

const LARGEST_KB = 210
const LARGEST_PUBLIC_KB = 130
const LARGEST_INLINE_BYTES = 1024
const LARGEST_WIZARD_KB = 60

async function firstLoad(page: Page, path: string): Promise<number> {
  const scripts = watchScripts(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return scripts.kilobytes()
}

for (const { path } of sitePages) {
  test(`${path} brings no script before it is used, and few afterwards`, async ({ page }) => {
    const scripts = watchScripts(page)
    await openUntouched(page, path, { waitUntil: 'networkidle' })
    expect(await scripts.kilobytes()).toBe(0)
    expect(await inlineScriptBytes(page)).toBeLessThanOrEqual(LARGEST_INLINE_BYTES)
    await wake(page)
    const kilobytes = await scripts.kilobytes()
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThanOrEqual(LARGEST_PUBLIC_KB)
  })
}

test('the wizard comes when it is opened, and brings little of its own', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await freshAccount(page)
  const panel = watchScripts(page)
  await page.goto('/user/dashboard', { waitUntil: 'networkidle' })
  const shared = panel.paths()
  const site = await (await browser.newContext()).newPage()
  const pages = watchScripts(site)
  await openUntouched(site, '/cadastro', { waitUntil: 'networkidle' })
  await wake(site)
  const awake = pages.paths()
  await site.context().close()

  await page.goto('/cadastro', { waitUntil: 'networkidle' })
  await wake(page)
  const wizard = watchScripts(page)
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  await fillCompany(drawer, `Peso ${Math.random().toString(36).slice(2, 8)} LLC`)
  await fillOwner(drawer, { first: 'Ana', last: 'Souza', share: '100' })
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  await expect(drawer.getByLabel('Número do cartão')).toBeVisible()
  // What panels and public pages share with it is not its own.
  const own = await wizard.kilobytes(new Set([...shared, ...awake]))
  const all = await wizard.kilobytes(awake)
  console.log(`the wizard: ${own.toFixed(1)} kB of its own, ${all.toFixed(1)} kB with what the panels share`)
  expect(own).toBeGreaterThan(10)
  expect(own).toBeLessThanOrEqual(LARGEST_WIZARD_KB)
})

test('the sign-in page stays within its weight', async ({ page }) => {
  expect(await firstLoad(page, '/login')).toBeLessThan(LARGEST_KB)
})

for (const who of everyone) {
  test(`the first load of the panel of ${who} stays within its weight`, async ({ page }) => {
    await signedIn(page, who)
    const kilobytes = await firstLoad(page, people[who].home)
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThan(LARGEST_KB)
  })
}
