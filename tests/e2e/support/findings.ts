import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare const axe: typeof axeCore

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The violations axe finds on the page, or only `within` a part of it, which saves time on a long page. */
export async function findings(page: Page, within?: string): Promise<string[]> {
  // Half a megabyte of script: once per page that is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axeFile, 'utf8'))
  return page.evaluate(async (part) => {
    const context: axeCore.ElementContext = part ? { include: [part] } : document
    const { violations } = await axe.run(context, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, within)
}
