import { type Browser, expect, type Page } from '@playwright/test'
import { wake, watchScripts } from './script-weight.ts'
import { openUntouched } from './untouched.ts'
import { choosePlan, fillCompany, fillOwner, openWizard } from './wizard.ts'

/** Kilobytes of scripts until the wizard asks for a card: its own, and including those that panels also load. */
export async function wizardWeight(
  page: Page,
  browser: Browser,
  baseURL?: string,
): Promise<{ own: number; all: number }> {
  const panel = watchScripts(page)
  await page.goto('/user/dashboard', { waitUntil: 'networkidle' })
  const shared = panel.paths()
  const site = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
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
  return { own: await wizard.kilobytes(new Set([...shared, ...awake])), all: await wizard.kilobytes(awake) }
}
