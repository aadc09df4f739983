import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The violations axe finds on the page, or only `within` a part of it, which saves time on a long page. */
export async function findings(page: Page, within?: string): Promise<string[]> {
  // Our pages have no frames, so axe need not open a second page to merge the results of several.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
