import type { services } from '#features/services/contract.ts'
import { MOST_SERVICES } from '#features/services/rules/service.ts'
import type { Handler } from '#server/http/handler.ts'
import { atMost } from '#server/lists/read-page.ts'
import { serviceRows, serviceView } from './service-rows.ts'

export const listServices: Handler<typeof services.list> = async (context) => {
  const rows = await serviceRows(context)
    .orderBy('e.position')
    .orderBy('e.id')
    .modifyEnd(atMost(MOST_SERVICES))
    .execute()
  return { items: rows.map(serviceView) }
}
