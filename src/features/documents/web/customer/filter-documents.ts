import { foldName } from '#features/catalog/rules/match-state.ts'
import { type CustomerTab, customerTab, customerTabs, type DocumentType } from '#features/documents/rules/types.ts'

export const tabs = ['All', ...customerTabs] as const
export type Tab = (typeof tabs)[number]

export const inTab = <D extends { type: DocumentType }>(documents: readonly D[], tab: Tab): readonly D[] =>
  tab === 'All' ? documents : documents.filter(({ type }) => customerTab(type) === tab)

type Named = { type: DocumentType; name: string }
/** Filters by name, category or status in the words that the reader sees (G20). */
export function matching<D extends Named>(
  documents: readonly D[],
  search: string,
  words: { category: (tab: CustomerTab) => string; status: (document: D) => string },
): readonly D[] {
  const wanted = foldName(search)
  if (!wanted) return documents
  return documents.filter((document) =>
    [document.name, words.category(customerTab(document.type)), words.status(document)].some((text) =>
      foldName(text).includes(wanted),
    ),
  )
}
