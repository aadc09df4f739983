import type { TestDatabase } from './test-database.ts'

const columnsQuery = `
  select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as "table", quote_ident(c.column_name) as "column",
    case when c.data_type = 'bytea' then 'encode(' || quote_ident(c.column_name) || ', ''escape'')'
      else quote_ident(c.column_name) || '::text' end as "text"
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'
    and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea')`

/** Every column of every table, the job queue's included, that holds the text in whatever case. */
export async function findText({ owner }: Pick<TestDatabase, 'owner'>, wanted: string): Promise<string[]> {
  const { rows } = await owner.query<{ table: string; column: string; text: string }>(columnsQuery)
  const found: string[] = []
  for (const { table, column, text } of rows) {
    const { rowCount } = await owner.query(`select 1 from ${table} where position($1 in lower(${text})) > 0 limit 1`, [
      wanted.toLowerCase(),
    ])
    if (rowCount) found.push(`${table}.${column}`)
  }
  return found
}
