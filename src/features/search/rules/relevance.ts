export const searchKinds = ['company', 'person', 'document', 'ticket'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Folds case, accents and punctuation, as the database does in its search texts. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How well a result fits, best first: the exact title, its beginning, a word in it, a word in the detail, anywhere in the title. */
export function relevanceOf(term: string, { title, detail }: { title: string; detail: string }): number {
  const [needle, name, below] = [folded(term), folded(title), folded(detail)]
  if (name === needle) return 6
  if (name.startsWith(needle)) return 5
  if (` ${name}`.includes(` ${needle}`)) return 4
  if (` ${below}`.includes(` ${needle}`)) return 3
  return name.includes(needle) ? 2 : 1
}

type Ranked = { id: string; title: string; detail: string; at: Date }

/** The best results first, equal ones by time, newest first; a record found in two ways appears once. */
export function mostRelevant<Row extends Ranked>(term: string, rows: readonly Row[], most: number): Row[] {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()]
  const ranked = once.map((row) => ({ row, score: relevanceOf(term, row) }))
  ranked.sort((a, b) => b.score - a.score || b.row.at.getTime() - a.row.at.getTime())
  return ranked.slice(0, most).map(({ row }) => row)
}
