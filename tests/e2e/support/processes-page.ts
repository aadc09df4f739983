import { expect, type Locator, type Page } from '@playwright/test'

export const searchBox = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Buscar por empresa, cliente ou número' })
/** A registration's table row, or its card on a phone. */
export const rowOf = (page: Page, company: string): Locator =>
  page.locator('tr, li').filter({ has: page.getByRole('button', { name: `Ver detalhes de ${company}` }) })
export const filter = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true })

/** Opens the filters, which a phone hides behind a button. */
export async function showFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filtros/ })
  if (await opener.isVisible()) await opener.click()
}

/** Opens the list with a search for the company, which finds only this registration. */
export async function show(page: Page, company: string): Promise<Locator> {
  await page.goto(`/admin/processes?busca=${encodeURIComponent(company)}`)
  await expect(rowOf(page, company)).toBeVisible()
  return rowOf(page, company)
}
export async function choose(page: Page, company: string, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: `Ações de ${company}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  return page.getByRole('dialog')
}
