import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { escapeLiteral } from 'pg'

/** Runs `ops/create-database.sql` as psql would: skips its `\` commands, fills in passwords, executes what `\gexec` generates. */
export async function createDatabase(superuser: pg.Client): Promise<void> {
  const text = readFileSync('ops/create-database.sql', 'utf8').replaceAll(/^\\.*$/gm, '')
  const [roles = '', database = ''] = text
    .replaceAll(/:'(\w+)'/g, (_, name: string) => escapeLiteral(`${name} of a test`))
    .replace(/\s*\\gexec\s*$/, '')
    .split(/(?=^select )/m)
  await superuser.query(roles)
  const { rows } = await superuser.query<string[]>({ text: database, rowMode: 'array' })
  for (const [statement = ''] of rows) await superuser.query(statement)
}
