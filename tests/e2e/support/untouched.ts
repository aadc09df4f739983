import type { Page, Response } from '@playwright/test'

type Options = Parameters<Page['goto']>[1]

/** Opens a page without hydrating it: a headless browser moves its pointer over the first page it shows, here robots.txt. */
export async function openUntouched(page: Page, path: string, options?: Options): Promise<Response | null> {
  await page.goto('/robots.txt', { waitUntil: 'networkidle' })
  return page.goto(path, options)
}
