import type { Page, Response } from '@playwright/test'

type Options = Parameters<Page['goto']>[1]

/** Opens a page as nobody has touched it: a browser without a window puts its pointer on the first one it shows. */
export async function openUntouched(page: Page, path: string, options?: Options): Promise<Response | null> {
  await page.goto('/robots.txt', { waitUntil: 'networkidle' })
  return page.goto(path, options)
}
