import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with the page, or only `within` a part of it, which saves time on a long page. */
export async function findings(page: Page, within?: string): Promise<string[]> {
  // Our pages hold no frames, so axe need not open a second page to join the findings of several.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
