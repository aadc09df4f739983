import type { registrationsMany } from '#features/registrations/contract/registrations-many.ts'
import type { Handler } from '#server/http/handler.ts'
import { eachByItself } from './each-by-itself.ts'
import { moveOne } from './set-status.ts'

/** Refuses approvals while required papers are missing: an admin confirms those one by one, where the papers are shown (K6). */
export const setStatusMany: Handler<typeof registrationsMany.setStatusMany> = (
  context,
  { status, reason, papersLater, registrations },
) =>
  eachByItself(context, registrations, (tx, one) =>
    moveOne(tx, { ...one, status, reason, papersLater, evenIfDone: true }),
  )
