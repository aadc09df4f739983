import { sql } from 'kysely'
import type { PaperKind } from '#features/documents/rules/paper-kinds.ts'
import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { readCompanyRecord } from '#features/registrations/server/company-record.ts'
import type { workflows } from '#features/workflows/contract.ts'
import { findPaper, type Held } from '#features/workflows/rules/required-papers.ts'
import { taskIsOver } from '#features/workflows/rules/task-status.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { correctionsOf, secondsOf, stretchesOf, type TaskRow, tasksOf } from './task-rows.ts'
import { cardOf, visibleWorkflows } from './workflow-rows.ts'

const documentsOf = (db: Db, registrationId: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'name'])
    .select([sql<DocumentType>`document_type`.as('type'), sql<DocumentStatus>`status`.as('status')])
    .select(sql<PaperKind | null>`paper_kind`.as('paperKind'))
    .where('business_registration_id', '=', registrationId)
    .execute()

type Of = { tasks: readonly TaskRow[]; held: Held; seconds: ReadonlyMap<string, number> }

function taskView(context: Context, row: TaskRow, { tasks, held, seconds }: Of) {
  const { language } = whoReads(context)
  const named = (text: string) => referenceText(language, text)
  const before = tasks.find(({ id }) => id === row.dependsOnId)
  const papers = (names: readonly string[]) => names.map((key) => ({ key, name: named(key), ...findPaper(key, held) }))
  return {
    id: row.id,
    order: row.task_order,
    name: named(row.task_name),
    description: row.task_description && named(row.task_description),
    status: row.status,
    reason: row.status_reason,
    dependsOn: before
      ? { id: before.id, order: before.task_order, name: named(before.task_name), over: taskIsOver(before.status) }
      : null,
    estimatedHours: Number(row.estimated_hours),
    workedSeconds: seconds.get(row.id) ?? 0,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    finishedBy: row.finished_by,
    notes: row.notes ?? '',
    notesVersion: row.notes_version,
    followUp: row.origin === 'ein_follow_up',
    papersNeeded: papers(row.documents_required),
    papersBrought: papers(row.documents_generated),
  }
}

/** One query per kind of row, however many rows there are. */
export async function workflowView(context: Context, id: string) {
  const { db } = context
  const found = await visibleWorkflows(context, 'workflows.read').where('w.id', '=', id).executeTakeFirst()
  const row = orNotFound(context, 'workflows.read', found)
  const registrationId = row.business_registration_id
  const [tasks, seconds, stretches, corrections, documents, record] = await Promise.all([
    tasksOf(db, id),
    secondsOf(db, id),
    stretchesOf(db, id),
    correctionsOf(db, id),
    documentsOf(db, registrationId),
    readCompanyRecord(db, registrationId),
  ])
  const paid = row.paid_at !== null
  const registeredAgent = record.registeredAgent !== null
  const held = { documents, companyTypeId: row.type_id, paid, registeredAgent }
  return {
    ...cardOf(context, row),
    registrationStatus: row.registration_status as RegistrationStatus,
    paid,
    record,
    taskList: tasks.map((task) => taskView(context, task, { tasks, held, seconds })),
    stretches,
    corrections,
  }
}

export const readWorkflow: Handler<typeof workflows.read> = (context, { id }) => workflowView(context, id)
