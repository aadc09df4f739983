import { sql } from 'kysely'
import { inTransaction, type Services, systemContext } from '#server/context.ts'
import { zipOf } from '#server/files/zip-of.ts'
import { readerIn } from '#server/language/reader.ts'
import { exportFailed, exportReady } from './finish-export.ts'
import { gather } from './gather.ts'
import { listRemovals } from './list-removals.ts'

const findExport = ({ db }: Services, exportId: string) =>
  db
    .selectFrom('data_exports as e')
    .innerJoin('profiles as p', 'p.id', 'e.user_id')
    .leftJoin('user_preferences as u', 'u.user_id', 'p.id')
    .select(['p.id', 'p.email', 'p.name', 'p.email_verified as emailVerified', 'u.language', 'u.time_zone'])
    .where('e.id', '=', exportId)
    .where('e.state', '=', sql.lit('making'))
    .where('p.erased_at', 'is', null)
    .executeTakeFirst()

async function store(services: Services, exportId: string, stopping: AbortSignal): Promise<number | undefined> {
  const person = await findExport(services, exportId)
  if (!person) return undefined
  const archive = zipOf(gather(services, { ...person, ...readerIn(person) }), services.now())
  const stop = () => archive.destroy(new Error('the worker is stopping'))
  stopping.addEventListener('abort', stop)
  try {
    // The export's id is the file's key, so that a retry replaces the file and an erasure finds it.
    const { bytes } = await services.files.put({ key: exportId, documentId: exportId, version: 1 }, archive)
    return bytes
  } finally {
    stopping.removeEventListener('abort', stop)
    archive.destroy()
  }
}

/** Gathers everything about a person into one file. If the last try fails, the person is notified. */
export async function makeExport(
  services: Services,
  exportId: string,
  { lastTry, stopping }: { lastTry: boolean; stopping: AbortSignal },
): Promise<void> {
  try {
    const bytes = await store(services, exportId, stopping)
    const wanted = bytes !== undefined && (await exportReady(systemContext(services, 'make-export'), exportId, bytes))
    // The export was erased meanwhile or another worker finished it; only in the first case the file belongs to no row.
    if (!wanted) await removeUnknown(services, exportId)
  } catch (err) {
    if (!lastTry || stopping.aborted) throw err
    services.log.error({ err, exportId }, 'export given up')
    await exportFailed(systemContext(services, 'make-export'), exportId)
  }
}

/** Lists the file instead of removing it: a backup holds removals back, because it needs every file that rows name. */
async function removeUnknown(services: Services, exportId: string): Promise<void> {
  await inTransaction(systemContext(services, 'make-export'), async (tx) => {
    const row = await tx.db.selectFrom('data_exports').select('state').where('id', '=', exportId).executeTakeFirst()
    if (row?.state !== 'ready') await listRemovals(tx, [exportId])
  })
}
