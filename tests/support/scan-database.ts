import type pg from 'pg'

type Owner = { owner: Pick<pg.Client, 'query'> }

const columnsQuery = `
  select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as "table", quote_ident(c.column_name) as "column",
    case when c.data_type = 'bytea' then 'encode(' || quote_ident(c.column_name) || ', ''escape'')'
      else quote_ident(c.column_name) || '::text' end as "text"
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'
    and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea')`

async function findWhere({ owner }: Owner, holds: (text: string) => string, wanted: string): Promise<string[]> {
  const { rows } = await owner.query<{ table: string; column: string; text: string }>(columnsQuery)
  const found: string[] = []
  for (const { table, column, text } of rows) {
    const { rowCount } = await owner.query(`select 1 from ${table} where ${holds(text)} limit 1`, [wanted])
    if (rowCount) found.push(`${table}.${column}`)
  }
  return found
}

/** Every column of every table, including the job queue's, that contains the text in any case. */
export const findText = (owner: Owner, wanted: string): Promise<string[]> =>
  findWhere(owner, (text) => `position($1 in lower(${text})) > 0`, wanted.toLowerCase())

/** Every column of every table, including the job queue's, that matches the PostgreSQL regular expression. */
export const findPattern = (owner: Owner, pattern: string): Promise<string[]> =>
  findWhere(owner, (text) => `${text} ~ $1`, pattern)
