import { z } from 'zod'
import { byId, id, line, text, timestamp } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { canBeFiled } from '#features/company-names/rules/company-name.ts'
import { paperKinds } from '#features/documents/rules/paper-kinds.ts'
import { addressProblems, MOST_SHARES, managements, PAR_VALUE, parValueFrom } from './rules/filing-details.ts'
import { paperPlaces, paperProblemCodes } from './rules/problem-codes.ts'

const kind = z.enum(paperKinds)
const ofKind = byId.extend({ kind })

const paperProblem = z.object({
  code: z.enum(paperProblemCodes),
  /** The place where the problem is fixed. */
  place: z.enum(paperPlaces),
  /** The owner or value that has the problem; may be text that a person typed. */
  about: z.string().nullable(),
})

/** A paper that this company can have. */
export const paperView = z.object({
  kind,
  /** The newest version; null while the paper was never made. */
  made: z
    .object({
      documentId: id,
      version: z.int(),
      at: timestamp,
      /** Null when the account was erased. */
      by: z.string().nullable(),
      /** Whether the customer sees it. */
      shown: z.boolean(),
      /** The paper names the owners, and they have changed since it was made. */
      outdated: z.boolean(),
    })
    .nullable(),
  /** Why it cannot be made now; empty when it can. */
  problems: z.array(paperProblem),
})

const address = z
  .strictObject({
    country: text(2),
    street: line(300),
    city: line(120),
    state: line(120),
    zipCode: line(20),
    county: text(120).trim(),
  })
  .check(({ value, issues }) => {
    for (const [part, message] of Object.entries(addressProblems(value)))
      issues.push({ code: 'custom', input: undefined, path: [part], message })
  })
const details = {
  legalName: line(200).refine(canBeFiled, 'not_latin').nullable(),
  management: z.enum(managements).nullable(),
  principalOffice: address.nullable(),
  mailingAddress: address.nullable(),
  responsibleOwnerId: id.nullable(),
  responsibleHasTaxId: z.boolean().nullable(),
  authorizedShares: z.int().min(1).max(MOST_SHARES).nullable(),
  parValue: line(13).transform(parValueFrom).pipe(z.string().regex(PAR_VALUE, 'invalid')).nullable(),
  fiscalYearEnd: z.int().min(1).max(12).nullable(),
  mainActivity: line(300).nullable(),
  productLine: line(300).nullable(),
}
const filingDetailsView = z.object({
  ...details,
  /** Null while nothing was entered. */
  updatedAt: timestamp.nullable(),
  companyName: z.string(),
  companyTypeId: z.string(),
  /** The name has to end with one of these; empty where none is required. */
  designators: z.array(z.string()),
  owners: z.array(z.object({ id, name: z.string() })),
})

/** Papers that the product generates from a registration, for the team that works on it. */
export const papers = {
  list: route({
    method: 'GET',
    path: '/api/registrations/:id/papers',
    access: 'papers.read',
    summary:
      'Every paper that this company can have: whether it was made, whether the customer sees it, why it cannot be made',
    // A change of the data in papers is published as `registration.changed`.
    staleAfter: ['registration.changed', 'documents.changed'],
    params: byId,
    response: z.object({ items: z.array(paperView) }),
  }),
  make: route({
    method: 'POST',
    path: '/api/registrations/:id/papers/:kind',
    records: { id: 'business_registrations' },
    access: 'papers.make',
    summary:
      'Make a paper as a PDF from what is known now; making it again adds a version. 409 with the reasons while data conflict',
    params: ofKind,
    response: paperView,
    limit: { max: 120, seconds: 3600 },
  }),
  show: route({
    method: 'PUT',
    path: '/api/registrations/:id/papers/:kind/shown',
    records: { id: 'business_registrations' },
    access: 'papers.show',
    summary: 'Show a paper that was made to the customer, who is told, or hide it',
    params: ofKind,
    body: z.strictObject({ shown: z.boolean() }),
    response: paperView,
  }),
  details: route({
    method: 'GET',
    path: '/api/registrations/:id/filing-details',
    access: 'papers.read',
    summary: 'What the filings need besides the order, as far as it is known',
    staleAfter: ['registration.changed'],
    params: byId,
    response: filingDetailsView,
  }),
  saveDetails: route({
    method: 'PUT',
    path: '/api/registrations/:id/filing-details',
    records: {
      id: 'business_registrations',
      responsibleOwnerId: { table: 'business_owners', otherwise: { responsibleOwnerId: 'choice' } },
    },
    access: 'papers.make',
    summary: 'Enter what the filings need besides the order; a field is null while it is not known',
    params: byId,
    body: z.strictObject({
      ...details,
      /** Optimistic lock: the time that the caller read; the call ends in a conflict when another save came first. */
      expectedUpdatedAt: timestamp.nullable(),
    }),
    response: filingDetailsView,
  }),
}
