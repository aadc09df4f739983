import type { Announced } from '#features/announcement/rules/shown.ts'
import type { StateLists } from '#features/catalog/rules/state-lines.ts'
import type { ProcessorLine } from '#features/privacy/rules/processor-lines.ts'
import type { Story } from '#features/ratings/rules/proof.ts'
import type { RuleLine } from '#features/refunds/rules/rule-lines.ts'
import type { MarkerTexts, SiteValues } from '#features/site-settings/rules/site.ts'

/** One entry of a list on a page: its texts by marker, in `as` the name of its drawing (template), and its nested lists. */
export type ListItem = Readonly<Record<string, string | number | readonly string[]>>

/** The texts of an entry, without its nested lists. */
export const textsOf = (item: ListItem): MarkerTexts =>
  Object.fromEntries(
    Object.entries(item).flatMap(([key, value]) => (typeof value === 'object' ? [] : [[key, String(value)]])),
  )

/** The values that the server fills into the prerendered pages. */
export type PageValues = {
  texts: MarkerTexts
  lists: Readonly<Record<string, readonly ListItem[]>>
  /** The same values as JSON for the browser, which renders further public pages without a reload. */
  forScript: unknown
}

export type PageRows = StateLists & {
  refundRules: readonly RuleLine[]
  processors: readonly ProcessorLine[]
  stories: readonly Story[]
}

export const pageValues = (site: SiteValues, { texts, ...announced }: Announced, rows: PageRows): PageValues => ({
  texts: { ...site, ...texts },
  lists: { ...announced.lists, ...rows },
  forScript: { ...site, ...texts, announced, ...rows },
})
