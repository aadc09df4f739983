import type { Page } from '@playwright/test'

type Path = string | RegExp

/** The server fails for these calls until the returned function is called. */
export async function failing(page: Page, path: Path): Promise<() => Promise<void>> {
  const error = { code: 'internal', message: 'Algo deu errado do nosso lado.', requestId: 'teste' }
  await page.route(path, (route) => route.fulfill({ status: 500, json: { error } }))
  return () => page.unroute(path)
}

/** Holds these calls back until the returned function is called. */
export async function held(page: Page, path: Path): Promise<() => void> {
  let release = (): void => undefined
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await free
    // The page may have gone on without it.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** The page hears no news: what others do meanwhile stays unknown to it. */
export async function deaf(page: Page): Promise<void> {
  await page.route('**/api/events*', (route) => route.abort())
}
