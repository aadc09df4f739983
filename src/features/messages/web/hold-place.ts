/** A list in its own order, but for one row that stays at the place where it was. */
export function holdPlace<Row extends { id: string }>(
  rows: readonly Row[],
  held: { row: Row; place: number } | undefined,
): readonly Row[] {
  if (!held) return rows
  const others = rows.filter(({ id }) => id !== held.row.id)
  return others.toSpliced(held.place, 0, rows.find(({ id }) => id === held.row.id) ?? held.row)
}
