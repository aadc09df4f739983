import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OUR_MIGRATIONS } from '#server/db/migration-file.ts'

/** A folder with our migrations plus these, as the next version would ship them. */
export function nextMigrations(folder: string, more: Record<string, string>): URL {
  mkdirSync(folder, { recursive: true })
  cpSync(OUR_MIGRATIONS, folder, { recursive: true })
  for (const [name, sql] of Object.entries(more)) writeFileSync(join(folder, name), sql)
  return pathToFileURL(`${folder}/`)
}
