import type { Context } from '#server/context.ts'
import { atMost } from '#server/lists/read-page.ts'
import { packageRows, packageView } from './package-rows.ts'

const MOST_LIVING = 100
const MOST_ARCHIVED = 100

export async function listPackages({ db }: Pick<Context, 'db'>) {
  const living = packageRows(db).where('k.deleted_at', 'is', null)
  const archived = packageRows(db).where('k.deleted_at', 'is not', null)
  const [items, old] = await Promise.all([
    living.orderBy('k.position').orderBy('k.price').orderBy('k.id').modifyEnd(atMost(MOST_LIVING)).execute(),
    archived.orderBy('k.deleted_at', 'desc').orderBy('k.id', 'desc').modifyEnd(atMost(MOST_ARCHIVED)).execute(),
  ])
  return { items: items.map(packageView), archived: old.map(packageView) }
}
