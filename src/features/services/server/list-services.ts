import type { extras } from '#features/services/contract.ts'
import { MOST_EXTRAS } from '#features/services/rules/service.ts'
import type { Handler } from '#server/http/handler.ts'
import { atMost } from '#server/lists/read-page.ts'
import { extraRows, extraView } from './service-rows.ts'

export const listExtras: Handler<typeof extras.list> = async (context) => {
  const rows = await extraRows(context).orderBy('e.position').orderBy('e.id').modifyEnd(atMost(MOST_EXTRAS)).execute()
  return { items: rows.map(extraView) }
}
