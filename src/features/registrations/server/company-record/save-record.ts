import type { companyRecord } from '#features/registrations/contract/company-record.ts'
import { type CompanyRecord, changedFields, recordProblems } from '#features/registrations/rules/company-record.ts'
import { readCompanyRecord } from '#features/registrations/server/company-record.ts'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError, type FieldErrors } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

function refuseWrong(record: CompanyRecord, now: Date): void {
  const fields: FieldErrors = recordProblems(record, now)
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}

async function write(tx: Context, registrationId: string, record: CompanyRecord, updatedAt: Date): Promise<void> {
  const values = {
    filed_on: record.filedOn,
    file_number: record.fileNumber,
    formed_on: record.formedOn,
    ss4_sent_on: record.ss4SentOn,
    ein: record.ein,
    ein_on: record.einOn,
    registered_agent: record.registeredAgent,
    updated_at: updatedAt,
  }
  await tx.db
    .insertInto('company_records')
    .values({ business_registration_id: registrationId, ...values })
    .onConflict((conflict) => conflict.column('business_registration_id').doUpdateSet(values))
    .execute()
}

/** The agent or an admin saves the company's data, with the state's approval or later (K5); a rejected registration has none. */
export const saveRecord: Handler<typeof companyRecord.save> = (context, { id, expectedUpdatedAt, ...record }) =>
  inTransaction(context, async (tx) => {
    const { status, parties } = await lockRegistration(tx, id, 'registrations.record')
    if (status === 'rejected') throw new AppError('status_refused')
    refuseWrong(record, tx.now)
    const before = await readCompanyRecord(tx.db, id)
    const changed = changedFields(before, record)
    // The same data again is a retry after a lost answer.
    if (changed.length === 0) return before
    if ((before.updatedAt?.toISOString() ?? null) !== expectedUpdatedAt) throw new AppError('conflict')
    // `updatedAt` is the version of the optimistic lock, so two saves in one millisecond need different times.
    const updatedAt = new Date(Math.max(tx.now.getTime(), (before.updatedAt?.getTime() ?? 0) + 1))
    await write(tx, id, record, updatedAt)
    await tx.emit('registration.recorded', { ...parties, changedBy: account(tx).id, status, changed })
    return { ...record, updatedAt }
  })
