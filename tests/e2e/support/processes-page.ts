import { expect, type Locator, type Page } from '@playwright/test'

export const searchBox = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Buscar por empresa, cliente ou número' })
/** A row of the table, or the card on a phone. */
export const rowOf = (page: Page, company: string): Locator =>
  page.locator('tr, li').filter({ has: page.getByRole('button', { name: `Ver detalhes de ${company}` }) })
export const filter = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true })

/** On a phone the filters open at a press. */
export async function showFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filtros/ })
  if (await opener.isVisible()) await opener.click()
}

/** Opens the list with a search for the company, which finds only this process. */
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
