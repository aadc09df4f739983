import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { alive } from './open-afresh.ts'

/** The most kilobytes of scripts that a panel or the sign-in page may load before it can be used. */
export const LARGEST_FIRST_LOAD_KB = 230

type Scripts = {
  kilobytes: (beyond?: ReadonlySet<string>) => Promise<number>
  paths: () => ReadonlySet<string>
  /** URLs that the page requested as scripts, answered or not. */
  asked: () => readonly string[]
}

const pathOf = (script: Response): string => new URL(script.url()).pathname

/** Records the scripts that a page loads; `kilobytes` sums their compressed sizes without the paths in `beyond`. */
export function watchScripts(page: Page): Scripts {
  const scripts: Response[] = []
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) asked.push(request.url())
  })
  page.on('response', (response) => {
    // The loader fetches a file before it imports it; the import is served from the browser's cache and not counted.
    const known = scripts.some((script) => script.url() === response.url())
    if (response.url().endsWith('.js') && !known) scripts.push(response)
  })
  return {
    asked: () => asked,
    paths: () => new Set(scripts.map(pathOf)),
    async kilobytes(beyond = new Set()) {
      const counted = scripts.filter((script) => !beyond.has(pathOf(script)))
      const sizes = await Promise.all(counted.map(async (script) => gzipSync(await script.body(), { level: 9 }).length))
      return sizes.reduce((sum, size) => sum + size, 0) / 1000
    },
  }
}

/** Bytes of the page's inline scripts, without structured data for search engines. */
export const inlineScriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && type !== 'application/ld+json')
      .reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0),
  )

/** Triggers hydration by a first key press, and waits for it and for the scripts that it loads. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // A resting pointer may have started hydration before the key.
  await alive(page)
  await page.waitForLoadState('networkidle')
}
