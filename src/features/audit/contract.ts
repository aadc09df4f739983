import { z } from 'zod'
import { id, noInput, text, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { download, route } from '#contract/route.ts'
import { auditActions } from '#rules/audit-actions.ts'

/** A person or record by id; `name` is null if the record is gone or the person was erased. */
const named = z.object({ id: z.string(), name: z.string().nullable() })

export const auditEntryView = z.object({
  id: z.string(),
  at: timestamp,
  /** The person who acted; null for visitors and for jobs. */
  by: named.nullable(),
  /** The impersonated person, when a superadmin acted as another person. */
  actingAs: named.nullable(),
  /** Rows of earlier versions may carry an action that is no longer known. */
  action: z.string(),
  subject: named.extend({ type: z.string(), registrationId: id.nullable() }).nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** The agent whom the details name. */
  agent: named.nullable(),
  requestId: z.string().nullable(),
})

const day = z.iso.date()
const auditFilter = {
  /** The person who acted or was impersonated. */
  person: id.optional(),
  /** The id of the record that the action was about. */
  subject: text(100, 1).optional(),
  action: z.enum(auditActions).optional(),
  /** Only actions during this impersonation. */
  impersonation: id.optional(),
  /** Days of São Paulo, both included. */
  from: day.optional(),
  to: day.optional(),
}

const range = { firstId: z.string(), lastId: z.string(), from: timestamp.nullable(), to: timestamp.nullable() }
const brokenSeal = z.object({ ...range, sealId: z.string(), problem: z.enum(['count', 'ends', 'hash']) })

const wholeCheck = z.object({
  id,
  askedAt: timestamp,
  askedBy: named,
  state: z.enum(['running', 'whole', 'broken']),
  /** Progress, 0 to 100. */
  percent: z.int(),
  /** The last row that was sealed when the check was asked for. */
  upTo: z.string(),
  seals: z.int(),
  rows: z.int(),
  broken: brokenSeal.nullable(),
  finishedAt: timestamp.nullable(),
})

const sealsView = z.object({
  last: z.object({ sealedAt: timestamp, lastId: z.string() }).nullable(),
  /** Rows that wait for the next seal; at most `UNSEALED_COUNTED` are counted. */
  unsealed: z.int(),
  /** The result of checking the newest seals; null if even the newest one covers too many rows for that. */
  newest: z.object({ seals: z.int(), rows: z.int(), broken: brokenSeal.nullable() }).nullable(),
  check: wholeCheck.nullable(),
})
export const UNSEALED_COUNTED = 1000

export const auditCalls = {
  list: route({
    method: 'GET',
    path: '/api/audit',
    access: 'audit.read',
    summary: 'Who did what, when and to whom, newest first',
    staleAfter: [],
    query: z.strictObject({ ...pageQuery, ...auditFilter }),
    response: pageOf(auditEntryView).extend({ person: named.nullable(), subject: named.nullable() }),
  }),
  export: download({
    path: '/api/audit.csv',
    access: 'audit.read',
    summary: 'The same list as a CSV file',
    query: z.strictObject(auditFilter),
    contentTypes: ['text/csv'],
    limit: { max: 20, seconds: 600 },
  }),
  seals: route({
    method: 'GET',
    path: '/api/audit/seals',
    access: 'audit.read',
    summary: 'Whether the newest seals of the audit trail hold, and the last check of all of them',
    staleAfter: [],
    response: sealsView,
  }),
  check: route({
    method: 'POST',
    path: '/api/audit/checks',
    records: {},
    access: 'audit.read',
    summary: 'Compute every seal of the audit trail again, in the background',
    body: noInput.strict(),
    response: sealsView,
    status: 202,
  }),
}
