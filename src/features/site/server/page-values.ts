import type { Announced } from '#features/announcement/rules/shown.ts'
import type { StateLists } from '#features/catalog/rules/state-lines.ts'
import type { ProcessorLine } from '#features/privacy/rules/processor-lines.ts'
import type { Story } from '#features/ratings/rules/proof.ts'
import type { RuleLine } from '#features/refunds/rules/rule-lines.ts'
import type { MarkerTexts, SiteValues } from '#features/site-settings/rules/site.ts'

/** One entry of a list that a page shows: its texts by marker, which drawing it takes, and lists of its own. */
export type ListItem = Readonly<Record<string, string | number | readonly string[]>>

/** The texts of an entry; what else it holds are its lists. */
export const textsOf = (item: ListItem): MarkerTexts =>
  Object.fromEntries(
    Object.entries(item).flatMap(([key, value]) => (typeof value === 'object' ? [] : [[key, String(value)]])),
  )

/** What the server writes into the finished pages. */
export type PageValues = {
  texts: MarkerTexts
  lists: Readonly<Record<string, readonly ListItem[]>>
  /** For the script of the page, which draws other pages of ours with it. */
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
