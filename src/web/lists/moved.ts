/** The ids with one of them moved one place up or down; unchanged at the ends. */
export function moved(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + step
  const other = ids[to]
  if (from < 0 || other === undefined) return [...ids]
  return ids.map((one, index) => (index === from ? other : index === to ? id : one))
}

/** Rows sorted by `ids`; rows that are not in `ids` come last. */
export function inOrderOf<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const place = ({ id }: Row): number => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return rows.toSorted((a, b) => place(a) - place(b))
}
