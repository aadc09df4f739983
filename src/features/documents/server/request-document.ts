import type { documents } from '#features/documents/contract.ts'
import { dueProblem } from '#features/documents/rules/due.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { holdRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { documentView } from './read-documents.ts'

/** Asks the customer for a document beyond those that the company type requires. */
export const requestDocument: Handler<typeof documents.request> = (context, input) =>
  inTransaction(context, async (tx) => {
    const { parties } = await holdRegistration(tx, input.id, 'documents.request')
    const problem = input.dueOn && dueProblem(input.dueOn, officeDay(tx.now))
    if (problem) throw new AppError('invalid', { fields: { dueOn: problem } })
    const documentId = tx.newId()
    await tx.db
      .insertInto('documents')
      .values({
        id: documentId,
        business_registration_id: parties.registrationId,
        name: input.name,
        description: input.description,
        due_on: input.dueOn ?? null,
        example: input.example || null,
        document_type: input.type,
        status: 'pending',
        required: true,
        requested_by: account(tx).id,
        created_at: tx.now,
        updated_at: tx.now,
      })
      .execute()
    await tx.emit('document.requested', { documentId, ...parties })
    return documentView(tx, documentId, 'documents.read')
  })
