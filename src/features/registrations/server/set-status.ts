import type { registrations } from '#features/registrations/contract.ts'
import { mayApprove, missingPapers, needsPapers } from '#features/registrations/rules/approval.ts'
import { type CompanyPaper, type PapersLater, unexplainedPapers } from '#features/registrations/rules/company-papers.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { canMoveStatus, needsPayment } from '#features/registrations/rules/transitions.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { companyPapersOf } from './company-papers.ts'
import { documentsOf } from './detail-rows.ts'
import { isRefunded } from './is-refunded.ts'
import { lockRegistration } from './load-registration.ts'
import { readRegistration } from './read-registration.ts'
import { recordChange } from './record-change.ts'

type Given = { reason: string | undefined; confirmed: boolean }

/** Runs while the registration is locked, so that no other transaction requests a further paper meanwhile. */
async function refuseWithoutPapers(tx: Context, id: string, given: Given): Promise<void> {
  const missing = missingPapers(await documentsOf(tx, id, { all: true })).length
  if (!mayApprove(tx.actor, { ...given, missing })) throw new AppError('papers_missing')
}

/** The notes about missing company papers; the approval is refused unless each missing paper has one. */
async function notesForPapers(tx: Context, id: string, later: PapersLater) {
  const there = (await companyPapersOf(tx.db, id)).filter(({ files }) => files.length > 0).map(({ paper }) => paper)
  if (unexplainedPapers(there, later).length > 0) throw new AppError('company_papers_missing')
  const noteOf = (paper: CompanyPaper): string | null => (there.includes(paper) ? null : (later[paper] ?? null))
  return { formation_later: noteOf('formation'), ein_letter_later: noteOf('ein_letter') }
}

async function refuseWithoutPayment(tx: Context, id: string, paid: boolean): Promise<void> {
  if (!paid) throw new AppError('unpaid', { reason: 'approval_unpaid' })
  if (await isRefunded(tx, id)) throw new AppError('unpaid', { reason: 'approval_refunded' })
}

type Move = {
  id: string
  status: RegistrationStatus
  expectedStatus: RegistrationStatus
  reason?: string | undefined
  confirmMissingPapers?: boolean | undefined
  papersLater?: PapersLater | undefined
  /** Accepts a registration that already has the status, whatever status the caller expected. */
  evenIfDone?: boolean
}

/** Changes the status of one registration, in the caller's transaction. */
export async function moveOne(tx: Context, asked: Move): Promise<void> {
  const { id, status: to, expectedStatus, reason, confirmMissingPapers: confirmed = false, evenIfDone = false } = asked
  const { status: from, paid, parties } = await lockRegistration(tx, id, 'registrations.setStatus')
  const { id: changedBy } = account(tx)
  if (evenIfDone && from === to) return
  if (from !== expectedStatus) throw new AppError('conflict')
  if (from === to) return
  if (!canMoveStatus(tx.actor, from, to)) throw new AppError('status_refused')
  if (needsPayment(to)) await refuseWithoutPayment(tx, id, paid)
  if (needsPapers(to)) await refuseWithoutPapers(tx, id, { reason, confirmed })
  const notes = needsPapers(to) ? await notesForPapers(tx, id, asked.papersLater ?? {}) : {}
  await tx.db
    .updateTable('business_registrations')
    .set({ status: to, approved_at: to === 'approved' ? tx.now : null, ...notes })
    .where('id', '=', id)
    .execute()
  await recordChange(tx, { registrationId: id, from, to, reason })
  await tx.emit('registration.statusChanged', { ...parties, changedBy, from, to })
}

export const setStatus: Handler<typeof registrations.setStatus> = (context, asked) =>
  inTransaction(context, async (tx) => {
    await moveOne(tx, asked)
    return readRegistration(tx, { id: asked.id })
  })
