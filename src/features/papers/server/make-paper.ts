import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { cleanFileName } from '#features/documents/rules/file-name.ts'
import { type PaperKind, paperDocumentType, paperNames } from '#features/documents/rules/paper-kinds.ts'
import type { papers } from '#features/papers/contract.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { paperProblems } from '#features/papers/rules/problems.ts'
import { loadRegistration, lockRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { account, type Context } from '#server/context.ts'
import { keepFile, type NewVersion } from '#server/files/keep-file.ts'
import type { Handler } from '#server/http/handler.ts'
import { TaskFailed } from '#server/threads/task-thread.ts'
import { Turns } from '#server/threads/turns.ts'
import { gatherFacts } from './gather-facts.ts'
import { assertPossible, madePapers, paperView } from './paper-rows.ts'

// Another node may make the same paper at the same time and commit first; each lost race costs one try.
const MOST_TRIES = 10
/** Serializes calls for the same company and kind on this node, so that they do not outdate each other's drawing. */
const turns = new Turns()

/** Thrown when the data or the paper changed during the drawing: the paper is then drawn again from the current data. */
class Outdated extends Error {}

const findPaper = (context: Context, id: string, kind: PaperKind) =>
  context.db
    .selectFrom('documents')
    .select(['id', 'version', 'customer_sees as shown'])
    .where('business_registration_id', '=', id)
    .where('paper_kind', '=', kind)
    .executeTakeFirst()
type Found = NonNullable<Awaited<ReturnType<typeof findPaper>>>

async function refuseConflicts(context: Context, id: string, kind: PaperKind): Promise<PaperFacts> {
  const facts = await gatherFacts(context, id, { names: kind === 'name_report' })
  assertPossible(kind, facts.companyTypeId)
  const problems = paperProblems(kind, facts)
  if (problems.length > 0) throw new AppError('paper_refused', { problems })
  return facts
}

async function draw(context: Context, kind: PaperKind, facts: PaperFacts): Promise<Buffer> {
  try {
    return Buffer.from(await context.papers.run({ kind, facts }, context.log))
  } catch (error) {
    if (!(error instanceof TaskFailed)) throw error
    context.log.error({ reqId: context.requestId, err: error, kind, registrationId: facts.number }, 'paper not made')
    throw new AppError('unavailable', { reason: 'paper_not_made' })
  }
}

type Made = { id: string; kind: PaperKind; facts: PaperFacts; before: Found | undefined }

/** Throws `Outdated` when another call made this paper meanwhile or when its facts changed. */
async function refuseOutdated(tx: Context, { id, kind, facts, before }: Made): Promise<void> {
  const now = await findPaper(tx, id, kind)
  if (now?.id !== before?.id || now?.version !== before?.version) throw new Outdated()
  const again = await gatherFacts(tx, id, { names: kind === 'name_report' })
  if (JSON.stringify(again) !== JSON.stringify(facts)) throw new Outdated()
}

/** The version of the owners from which the paper is made; a later version makes the paper outdated. */
const ownersNow = (id: string) =>
  sql<number>`(select r.owners_version from business_registrations r where r.id = ${id})`

async function write(tx: Context, { id, kind, before }: Made, stored: NewVersion): Promise<void> {
  const by = account(tx).id
  const { document_id: documentId, sha256: _, ...columns } = stored
  const now = {
    uploaded_by: by,
    reviewed_by: by,
    reviewed_at: tx.now,
    updated_at: tx.now,
    owners_version: ownersNow(id),
  }
  if (before)
    await tx.db
      .updateTable('documents')
      .set({ ...columns, ...now })
      .where('id', '=', documentId)
      .execute()
  else
    await tx.db
      .insertInto('documents')
      .values({
        id: documentId,
        business_registration_id: id,
        paper_kind: kind,
        name: paperNames.pt_BR[kind],
        document_type: paperDocumentType[kind],
        status: 'approved',
        required: false,
        customer_sees: false,
        created_at: tx.now,
        ...columns,
        ...now,
      })
      .execute()
  await tx.db
    .insertInto('document_versions')
    .values({ ...stored, uploaded_by: by, created_at: tx.now })
    .execute()
}

async function makeOnce(context: Context, id: string, kind: PaperKind) {
  const { parties } = await loadRegistration(context, id, 'papers.make')
  const facts = await refuseConflicts(context, id, kind)
  const before = await findPaper(context, id, kind)
  const made: Made = { id, kind, facts, before }
  const pdf = await draw(context, kind, facts)
  const of = { documentId: before?.id ?? context.newId(), version: (before?.version ?? 0) + 1 }
  const fileName = cleanFileName(`${paperNames.en_US[kind]} ${facts.companyName.replace(/[\\/]/g, '-')}.pdf`)
  const file = { fileName, contentType: 'application/pdf', content: Readable.from([pdf]) } as const
  return keepFile(context, of, file, async (tx, stored) => {
    await holdOwnSession(tx, [parties.customerId])
    // Loaded again with its row locked: the registration may have been assigned to another agent, and papers are added one at a time.
    const now = await lockRegistration(tx, id, 'papers.make')
    await refuseOutdated(tx, made)
    await write(tx, made, stored)
    await tx.emit('paper.made', { ...of, ...now.parties, kind, shown: before?.shown ?? false })
    return paperView(kind, facts, await madePapers(tx.db, id).execute())
  })
}

/** Draws the paper and stores it as the next version of its document, which the customer sees only once the team shows it (G114). */
export const makePaper: Handler<typeof papers.make> = (context, { id, kind }) =>
  turns.take(`${id} ${kind}`, async () => {
    for (let tries = 1; ; tries += 1)
      try {
        return await makeOnce(context, id, kind)
      } catch (error) {
        if (!(error instanceof Outdated)) throw error
        if (tries === MOST_TRIES) throw new AppError('conflict')
      }
  })
