import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OUR_MIGRATIONS } from '#server/db/migration-file.ts'

/** A folder with our migrations and these, as the next version would have it. */
export function nextMigrations(folder: string, more: Record<string, string>): URL {
  mkdirSync(folder, { recursive: true })
  cpSync(OUR_MIGRATIONS, folder, { recursive: true })
  for (const [name, sql] of Object.entries(more)) writeFileSync(join(folder, name), sql)
  return pathToFileURL(`${folder}/`)
}
