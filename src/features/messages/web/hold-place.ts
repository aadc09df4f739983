/** Keeps the order of a list, except for one row that stays at its former position. */
export function holdPlace<Row extends { id: string }>(
  rows: readonly Row[],
  held: { row: Row; place: number } | undefined,
): readonly Row[] {
  if (!held) return rows
  const others = rows.filter(({ id }) => id !== held.row.id)
  return others.toSpliced(held.place, 0, rows.find(({ id }) => id === held.row.id) ?? held.row)
}
