import { z } from 'zod'
import { id, text, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { editKinds } from '#rules/audit-actions.ts'
import { editSubjects } from '#rules/edit-subjects.ts'

/** What a view of an editable record says about its last change; `editedBy` is a name, null before the first change. */
export const editedView = { version: z.int(), editedAt: timestamp.nullable(), editedBy: z.string().nullable() }
/** Optimistic lock: the version that the caller read; the call ends in a conflict when another save came first. */
export const expectedVersion = z.int().min(1)

const editView = z.object({
  id,
  at: timestamp,
  kind: z.enum(editKinds),
  by: z.object({ id, name: z.string() }).nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})

export const edits = {
  list: route({
    method: 'GET',
    path: '/api/edits',
    access: 'edits.read',
    summary: 'Who changed what of a record that the office edits, newest first',
    staleAfter: [],
    query: z.strictObject({ ...pageQuery, subjectType: z.enum(editSubjects), subjectId: text(100, 1) }),
    response: pageOf(editView),
  }),
}
