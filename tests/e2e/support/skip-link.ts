import { expect, type Page } from '@playwright/test'

/** By keyboard alone: the first Tab stop skips the menus, and the next one is inside the content. */
export async function skipsToContent(page: Page, path: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Ir para o conteúdo' })
  const soon = { timeout: 2000 }
  // Retried where the page moves the focus to its heading meanwhile, as it does when it starts.
  await expect(async () => {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      getSelection()?.collapse(document.body, 0)
    })
    await page.keyboard.press('Tab')
    await expect(link, path).toBeFocused(soon)
    await expect(link, path).toBeInViewport(soon)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main'), path).toBeFocused(soon)
  }).toPass()
}
