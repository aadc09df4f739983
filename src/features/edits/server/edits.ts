import { changesBetween, editKindOf } from '#features/edits/rules/changes.ts'
import type { EditSubject } from '#rules/edit-subjects.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { account, type Context } from '#server/context.ts'

type Values = Readonly<Record<string, unknown>>
type Edit = { subjectType: EditSubject; subjectId: string; before: Values | null; after: Values | null }

/** Optimistic lock: of two concurrent edits of a record, the second gets a conflict instead of overwriting the first. */
export function refuseStale(version: number, expectedVersion: number): void {
  if (version !== expectedVersion) throw new AppError('conflict')
}

/** What an update of an editable record sets besides its values. */
export const editedNow = (tx: Context, version: number) => ({
  version: version + 1,
  edited_at: tx.now,
  edited_by: account(tx).id,
})

/** Writes the changed fields into the record's history. The caller has locked the record, so that entries have an order. */
export async function recordEdit(tx: Context, { subjectType, subjectId, before, after }: Edit): Promise<void> {
  const changes = changesBetween(before, after)
  const kind = editKindOf(before, after)
  await tx.db
    .insertInto('edits')
    .values({
      id: tx.newId(),
      subject_type: subjectType,
      subject_id: subjectId,
      kind,
      changes: JSON.stringify(changes),
      edited_by: account(tx).id,
      edited_at: tx.now,
    })
    .execute()
  const fields = Object.keys(changes).join(',').slice(0, 500)
  await audit(tx, { action: `${subjectType}.${kind}`, subjectType, subjectId, details: { fields } })
}

type Saving = Omit<Edit, 'before' | 'after'> & {
  /** The locked row's version, and the one that the sender has seen. */
  version: number
  expectedVersion: number
  before: Values
  after: Values
  /** Refuses what the rules refuse, and writes the record; `edited` belongs to its columns. */
  write: (edited: ReturnType<typeof editedNow>) => Promise<unknown>
}

/** Saves an edit of a record that the caller has locked. The same values again are the retry of a call whose answer was lost. */
export async function saveEdit(tx: Context, { version, expectedVersion, write, ...edit }: Saving): Promise<void> {
  if (Object.keys(changesBetween(edit.before, edit.after)).length === 0) return
  refuseStale(version, expectedVersion)
  await write(editedNow(tx, version))
  await recordEdit(tx, edit)
}
