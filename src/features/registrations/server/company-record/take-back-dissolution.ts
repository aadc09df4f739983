import type { companyRecord } from '#features/registrations/contract/company-record.ts'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import { takeBackDissolution as takeBack } from '#features/registrations/server/record-dissolution.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** The office undoes a dissolution that was recorded by mistake, with a reason that the customer reads. */
export const takeBackDissolution: Handler<typeof companyRecord.takeBackDissolution> = (
  context,
  { id, dissolvedOn, reason },
) =>
  inTransaction(context, async (tx) => {
    const { parties } = await lockRegistration(tx, id, 'registrations.undissolve')
    await takeBack(tx, parties, { dissolvedOn, reason })
    return { ok: true }
  })
