import { z } from 'zod'
import { byId, done, line, text, timestamp } from '#contract/fields.ts'
import { download, route } from '#contract/route.ts'

const day = z.iso.date()
const record = {
  filedOn: day.nullable(),
  fileNumber: line(40).nullable(),
  formedOn: day.nullable(),
  ss4SentOn: day.nullable(),
  ein: line(20).nullable(),
  einOn: day.nullable(),
  registeredAgent: line(300).nullable(),
}

/** What the state and the tax office gave the company; a field is null while it is not known (K5). */
export const companyRecordView = z.object({
  ...record,
  /** Null before the first save. */
  updatedAt: timestamp.nullable(),
})

export const companyRecord = {
  save: route({
    method: 'PUT',
    path: '/api/registrations/:id/record',
    records: { id: 'business_registrations' },
    access: 'registrations.record',
    summary: 'Enter what the state and the tax office gave the company: file number, EIN, dates, registered agent',
    params: byId,
    body: z.strictObject({
      ...record,
      /** The `updatedAt` that the caller saw; the call ends in a conflict when another person has saved meanwhile. */
      expectedUpdatedAt: timestamp.nullable(),
    }),
    response: companyRecordView,
  }),
  takeBackDissolution: route({
    method: 'POST',
    path: '/api/registrations/:id/dissolution/take-back',
    records: { id: 'business_registrations' },
    access: 'registrations.undissolve',
    summary: 'Undo a dissolution that was recorded by mistake; duties and renewals come back',
    params: byId,
    /** The recorded day that the caller saw; another one is a conflict. The customer reads the reason. */
    body: z.strictObject({ dissolvedOn: day, reason: text(600).trim().min(1, 'required') }),
    response: done,
  }),
  pdf: download({
    path: '/api/registrations/:id/record.pdf',
    access: 'registrations.read',
    summary: "The data of an approved company as a PDF, in the reader's language",
    params: byId,
    contentTypes: ['application/pdf'],
    limit: { max: 60, seconds: 600 },
  }),
}
