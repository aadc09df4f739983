import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** How many kilobytes of scripts a panel or the sign-in page may fetch before it can be used. */
export const LARGEST_FIRST_LOAD_KB = 230

type Scripts = {
  kilobytes: (beyond?: ReadonlySet<string>) => Promise<number>
  paths: () => ReadonlySet<string>
  /** Addresses that the page asked for as scripts, answered or not. */
  asked: () => readonly string[]
}

const pathOf = (script: Response): string => new URL(script.url()).pathname

/** Notes the scripts that a page fetches; `kilobytes` sums their compressed sizes without the paths in `beyond`. */
export function watchScripts(page: Page): Scripts {
  const scripts: Response[] = []
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) asked.push(request.url())
  })
  page.on('response', (response) => {
    // The loader fetches its file before it imports it; the second time the browser's cache answers.
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

/** Bytes of the scripts written into the page itself, data for search engines left out. */
export const inlineScriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && type !== 'application/ld+json')
      .reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0),
  )

/** Gives the page its first sign of use, and waits for hydration and the scripts that it brings. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // React leaves its mark on the elements it has taken over; a resting pointer may have woken the page before the key.
  // Looked at by the clock, because a page that is not in front may draw no frames.
  const isAlive = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
  await page.waitForFunction(isAlive, undefined, { polling: 100 })
  await page.waitForLoadState('networkidle')
}
