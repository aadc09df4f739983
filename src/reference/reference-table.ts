import type pg from 'pg'

export type ReferenceTable = {
  name: string
  /** The columns that identify a row of the reference data. */
  key: string[]
  /** The columns that we fill, key included, with their types. */
  columns: Record<string, string>
  /** What the rows are given as, when it differs from the columns. */
  given?: Record<string, string>
  /** Turns `given` into the columns. */
  wanted?: string
  /** The condition for a stored row `t` that belongs to an admin by now, and is not updated. */
  kept?: string
}
export type Loaded = { inserted: number; updated: number }

const list = (names: string[], prefix = '') => names.map((name) => prefix + name).join(', ')

/** One statement that inserts missing rows, updates differing rows that no admin has edited, and locks no others. */
function upsertSql({ name, key, columns, given = columns, wanted, kept }: ReferenceTable): string {
  const all = Object.keys(columns)
  const values = all.filter((column) => !key.includes(column))
  const mine = kept ?? 't.edited_at is not null'
  return `
    with given as (
      select * from jsonb_to_recordset($1::jsonb) as g(${Object.entries(given)
        .map((column) => column.join(' '))
        .join(', ')})
    ), wanted as (${wanted ?? 'select * from given'})
    insert into ${name} as t (${list(all)})
    select ${list(all, 'w.')} from wanted w
    where not exists (
      select from ${name} t where ${key.map((column) => `t.${column} = w.${column}`).join(' and ')}
        and (${mine} or (${list(values, 't.')}) is not distinct from (${list(values, 'w.')}))
    )
    on conflict (${list(key)}) do update set ${values.map((column) => `${column} = excluded.${column}`).join(', ')}
    where not (${mine})
    returning xmax = 0 as inserted`
}

export async function loadTable(client: pg.ClientBase, table: ReferenceTable, rows: object[]): Promise<Loaded> {
  const result = await client.query<{ inserted: boolean }>(upsertSql(table), [JSON.stringify(rows)])
  const inserted = result.rows.filter((row) => row.inserted).length
  return { inserted, updated: result.rows.length - inserted }
}
