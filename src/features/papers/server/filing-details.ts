import { designatorsFor } from '#features/company-names/server/naming-rules-for.ts'
import type { papers } from '#features/papers/contract.ts'
import { changedDetails, type FilingDetails } from '#features/papers/rules/filing-details.ts'
import { loadRegistration, lockRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { type KeptDetails, readDetails, writeDetails } from './filing-details-rows.ts'

/** The filing details with the company, designators and owners that the form shows besides its fields. */
async function detailsView({ db }: Context, id: string, details: KeptDetails) {
  const [company, owners] = await Promise.all([
    db
      .selectFrom('business_registrations')
      .select(['company_name as companyName', 'company_type_id as companyTypeId', 'state_id as stateId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('business_owners')
      .select(['id', 'first_name', 'last_name'])
      .where('business_registration_id', '=', id)
      .orderBy('position')
      .execute(),
  ])
  const { stateId, ...named } = company
  const { designators } = await designatorsFor(db, company)
  return {
    ...details,
    ...named,
    designators: designators?.accepted ?? [],
    owners: owners.map((owner) => ({ id: owner.id, name: `${owner.first_name} ${owner.last_name}` })),
  }
}

export const readFilingDetails: Handler<typeof papers.details> = async (context, { id }) => {
  await loadRegistration(context, id, 'papers.read')
  return detailsView(context, id, await readDetails(context.db, id))
}

/** Only an owner of this company can be chosen; a former owner who was chosen earlier may stay until the choice is corrected. */
async function refuseStranger(tx: Context, id: string, before: FilingDetails, { responsibleOwnerId }: FilingDetails) {
  if (responsibleOwnerId === null || responsibleOwnerId === before.responsibleOwnerId) return
  const owner = await tx.db
    .selectFrom('business_owners')
    .select('id')
    .where('business_registration_id', '=', id)
    .where('id', '=', responsibleOwnerId)
    .executeTakeFirst()
  if (!owner) throw new AppError('invalid', { fields: { responsibleOwnerId: 'choice' } })
}

/** Saves what the team enters for the filings of a company (G112); a rejected registration needs none, so the call is refused. */
export const saveFilingDetails: Handler<typeof papers.saveDetails> = (context, { id, expectedUpdatedAt, ...details }) =>
  inTransaction(context, async (tx) => {
    const { status, parties } = await lockRegistration(tx, id, 'papers.make')
    if (status === 'rejected') throw new AppError('status_refused')
    const { updatedAt: seen, ...before } = await readDetails(tx.db, id)
    const changed = changedDetails(before, details)
    // Equal data are a retry whose first answer was lost.
    if (changed.length === 0) return detailsView(tx, id, { ...before, updatedAt: seen })
    if ((seen?.toISOString() ?? null) !== expectedUpdatedAt) throw new AppError('conflict')
    await refuseStranger(tx, id, before, details)
    // `updatedAt` is the optimistic lock, so two saves never get the same time.
    const updatedAt = new Date(Math.max(tx.now.getTime(), (seen?.getTime() ?? 0) + 1))
    await writeDetails(tx.db, id, details, updatedAt)
    await tx.emit('registration.filingDetailed', { ...parties, changedBy: account(tx).id, changed })
    return detailsView(tx, id, { ...details, updatedAt })
  })
