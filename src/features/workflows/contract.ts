import { z } from 'zod'
import { byId, cents, id, line, text, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery, searchQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { paperKinds } from '#features/documents/rules/paper-kinds.ts'
import { companyRecordView } from '#features/registrations/contract/company-record.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { paperStates } from './rules/required-papers.ts'
import { taskStatuses } from './rules/task-status.ts'
import { MOST_CORRECTED_MINUTES } from './rules/worked-time.ts'
import { workflowStatuses, workflowTabs } from './rules/workflow-status.ts'

const person = z.object({ id, name: z.string() })
const status = z.enum(workflowStatuses)
const taskStatus = z.enum(taskStatuses)

export const workflowCard = z.object({
  id,
  registrationId: id,
  companyName: z.string(),
  companyType: z.string(),
  stateCode: z.string(),
  state: z.string(),
  customer: person,
  /** Null while no agent is assigned. */
  agent: person.nullable(),
  status,
  cancelReason: z.string().nullable(),
  complexity: z.int(),
  estimatedDays: z.int(),
  /** An estimate by type and state; the commission is calculated when the workflow is completed. */
  estimatedCommissionCents: cents,
  tasksDone: z.int(),
  tasks: z.int(),
  /** Tasks neither completed nor cancelled; at 0 the workflow can be completed. */
  tasksOpen: z.int(),
  /** Share of completed tasks, in percent. */
  progress: z.int(),
  createdAt: timestamp,
  startedAt: timestamp.nullable(),
  completedAt: timestamp.nullable(),
})

/** A paper that a task needs or brings; `key` is its name in the template, `name` the same in the reader's language. */
const paper = z.object({
  key: z.string(),
  name: z.string(),
  state: z.enum(paperStates),
  /** The registration's documents that count as this paper. */
  documentIds: z.array(id),
  /** Kinds of papers generated from the registration that count as this one; empty where it has to be attached. */
  kinds: z.array(z.enum(paperKinds)),
})

const stretch = z.object({
  id,
  taskId: id,
  by: person,
  startedAt: timestamp,
  /** Null while the timer runs. */
  endedAt: timestamp.nullable(),
  /** Ended by the product as forgotten: it counts one working day (G103). */
  cutOff: z.boolean(),
})
const correction = z.object({
  id,
  taskId: id,
  by: person,
  minutes: z.int(),
  reason: z.string(),
  at: timestamp,
})

const task = z.object({
  id,
  order: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  status: taskStatus,
  /** Why the task is blocked or was cancelled. */
  reason: z.string().nullable(),
  /** The earlier task that it depends on. */
  dependsOn: z.object({ id, order: z.int(), name: z.string(), over: z.boolean() }).nullable(),
  estimatedHours: z.number(),
  /** Ended time entries and corrections. */
  workedSeconds: z.int(),
  startedAt: timestamp.nullable(),
  completedAt: timestamp.nullable(),
  /** Name of the person who completed or cancelled the task. */
  finishedBy: z.string().nullable(),
  notes: z.string(),
  notesVersion: z.int(),
  /** The task was added because the IRS did not answer in time. */
  followUp: z.boolean(),
  papersNeeded: z.array(paper),
  papersBrought: z.array(paper),
})

export const workflowDetail = workflowCard.extend({
  registrationStatus: z.enum(registrationStatuses),
  paid: z.boolean(),
  record: companyRecordView,
  taskList: z.array(task),
  /** The newest first, a hundred at most. */
  stretches: z.array(stretch),
  corrections: z.array(correction),
})

const runningTimer = z.object({
  id,
  taskId: id,
  taskName: z.string(),
  workflowId: id,
  companyName: z.string(),
  startedAt: timestamp,
})
/** `now` is the server's time, by which the browser counts. */
const timerView = z.object({ running: runningTimer.nullable(), now: timestamp })

export const LONGEST_NOTES = 10_000
/** Counting stops after this number. */
export const COUNTED = 1000
const reason = line(2000)

export const workflows = {
  list: route({
    method: 'GET',
    path: '/api/workflows',
    access: 'workflows.read',
    summary:
      'Workflows of one tab that the reader may see, newest first; a search looks for the company or its customer',
    staleAfter: ['registration.changed', 'workflows.changed'],
    query: z.strictObject({ ...pageQuery, ...searchQuery, tab: z.enum(workflowTabs).default('active') }),
    response: pageOf(workflowCard),
  }),
  counts: route({
    method: 'GET',
    path: '/api/workflows/counts',
    access: 'workflows.read',
    summary: `How many run and how many wait to begin, counted up to ${COUNTED + 1}`,
    staleAfter: ['registration.changed', 'workflows.changed'],
    response: z.object({ active: z.int(), pending: z.int() }),
  }),
  read: route({
    method: 'GET',
    path: '/api/workflows/:id',
    access: 'workflows.read',
    summary: 'One workflow with its tasks, papers and measured time',
    // Its papers are documents of the registration.
    staleAfter: ['registration.changed', 'workflows.changed', 'documents.changed'],
    params: byId,
    response: workflowDetail,
  }),
  create: route({
    method: 'POST',
    path: '/api/registrations/:id/workflow',
    records: { id: 'business_registrations' },
    access: 'workflows.create',
    summary: 'Begin a workflow from the active template of the company type, where none is open',
    params: byId,
    response: workflowDetail,
    status: 201,
  }),
  setStatus: route({
    method: 'POST',
    path: '/api/workflows/:id/status',
    records: { id: 'usa_company_workflows' },
    access: 'workflows.update',
    summary:
      'Start, pause, resume, complete or cancel a workflow; completing needs every task over, cancelling a reason',
    params: byId,
    body: z.strictObject({
      status,
      /** The status that the caller saw; the call ends in a conflict when it has changed meanwhile. */
      expectedStatus: status,
      reason: reason.optional(),
    }),
    response: workflowDetail,
  }),
  setComplexity: route({
    method: 'POST',
    path: '/api/workflows/:id/complexity',
    records: { id: 'usa_company_workflows' },
    access: 'workflows.rate',
    summary: 'Say how complex an open workflow is, from 1 to 5',
    params: byId,
    body: z.strictObject({ complexity: z.int().min(1).max(5) }),
    response: workflowDetail,
  }),
  setTaskStatus: route({
    method: 'POST',
    path: '/api/workflow-tasks/:id/status',
    records: { id: 'workflow_tasks' },
    access: 'workflows.update',
    summary: 'Start, finish, block, cancel or reopen a task; a task whose earlier one is open cannot start',
    params: byId,
    body: z.strictObject({ status: taskStatus, expectedStatus: taskStatus, reason: reason.optional() }),
    response: workflowDetail,
  }),
  saveNotes: route({
    method: 'PUT',
    path: '/api/workflow-tasks/:id/notes',
    records: { id: 'workflow_tasks' },
    access: 'workflows.annotate',
    summary: 'Keep the notes of a task',
    params: byId,
    body: z.strictObject({
      notes: text(LONGEST_NOTES),
      /** The version that the caller saw; the call ends in a conflict when another person has saved meanwhile. */
      expectedVersion: z.int().min(0),
    }),
    response: z.object({ notes: z.string(), notesVersion: z.int() }),
    limit: { max: 600, seconds: 600 },
  }),
  timer: route({
    method: 'GET',
    path: '/api/timer',
    access: 'timer.read',
    summary: 'What the reader is working on now, by the own timer',
    staleAfter: ['registration.changed', 'workflows.changed'],
    response: timerView,
  }),
  startTimer: route({
    method: 'POST',
    path: '/api/workflow-tasks/:id/timer',
    records: { id: 'workflow_tasks' },
    access: 'timer.run',
    summary: 'Begin to measure the time of a task; a timer of the same person that runs elsewhere is stopped',
    params: byId,
    response: timerView,
  }),
  stopTimer: route({
    method: 'POST',
    path: '/api/timer/stop',
    records: { id: { unchecked: 'compared with the running timer of the caller' } },
    access: 'timer.run',
    summary: 'Stop the own timer and add its time to the task',
    /** The timer that the caller sees running; one that was started elsewhere meanwhile goes on. */
    body: z.strictObject({ id }),
    response: timerView,
  }),
  correctTime: route({
    method: 'POST',
    path: '/api/workflow-tasks/:id/time-corrections',
    records: { id: 'workflow_tasks' },
    access: 'timer.run',
    summary: 'Add or take away minutes of a task, for a reason that stays beside it',
    params: byId,
    body: z.strictObject({
      minutes: z
        .int()
        .min(-MOST_CORRECTED_MINUTES)
        .max(MOST_CORRECTED_MINUTES)
        .refine((minutes) => minutes !== 0),
      reason: line(500),
    }),
    response: workflowDetail,
    limit: { max: 120, seconds: 3600 },
  }),
  einRefusals: route({
    method: 'GET',
    path: '/api/ein-refusals',
    access: 'workflows.read',
    summary: 'Why the tax office refuses an application for an EIN, and what to do about each',
    staleAfter: [],
    response: z.object({
      items: z.array(z.object({ id, reason: z.string(), fix: z.string(), checkedOn: z.iso.date().nullable() })),
    }),
  }),
}
