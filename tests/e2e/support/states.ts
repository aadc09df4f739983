import type { Page } from '@playwright/test'

type Path = string | RegExp

/** Makes these calls fail with status 500 until the returned function is called. */
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
    // The page may have aborted the call meanwhile.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Blocks live events, so that the page does not notice changes by others. */
export async function deaf(page: Page): Promise<void> {
  await page.route('**/api/events*', (route) => route.abort())
}
