import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with the page as it stands, or with a part of it: a long page behind a drawer takes its time. */
export async function findings(page: Page, within?: string): Promise<string[]> {
  // Our pages hold no frames, so axe need not open a second page to join the findings of several.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
