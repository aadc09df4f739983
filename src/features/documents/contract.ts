import { z } from 'zod'
import { byId, id, line, text, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery, searchQuery } from '#contract/pages.ts'
import { download, route, upload } from '#contract/route.ts'
import { fileKinds, MOST_FILE_BYTES } from '#rules/files/file-kinds.ts'
import { LONGEST_EXAMPLE } from './rules/due.ts'
import { documentStatuses, statusFilterKeys } from './rules/status.ts'
import { documentTypes, typeFilterKeys } from './rules/types.ts'

const side = z.enum(['customer', 'team'])
const type = z.enum(documentTypes)

const file = z.object({
  version: z.int(),
  fileName: z.string(),
  contentType: z.enum(fileKinds),
  sizeBytes: z.int(),
  by: side,
  sentAt: timestamp,
  /** Why the team rejected this version. */
  rejectionReason: z.string().nullable(),
  /** Whether the reader may download or preview this version now. */
  canDownload: z.boolean(),
  canPreview: z.boolean(),
})

export const documentSummary = z.object({
  id,
  registrationId: id,
  companyName: z.string(),
  customer: z.object({ id, name: z.string() }),
  name: z.string(),
  description: z.string().nullable(),
  type,
  status: z.enum(documentStatuses),
  /** Counts for progress and has to be sent by the customer. */
  required: z.boolean(),
  /** Requested by the team, beyond what the company type requires. */
  requested: z.boolean(),
  /** The day by which to send it and what a good one looks like, if the team said so. */
  dueOn: z.iso.date().nullable(),
  example: z.string().nullable(),
  /** The customer still has to send it, and the due day is over. */
  overdue: z.boolean(),
  /** The requirement from which the document was made and the owner it is about. */
  requirementId: id.nullable(),
  owner: z.object({ id, name: z.string() }).nullable(),
  rejectionReason: z.string().nullable(),
  /** A paper that the customer does not see; never true for customers. */
  hidden: z.boolean(),
  /** The side that has to act next; null once the document is approved. */
  turn: side.nullable(),
  canUpload: z.boolean(),
  canReview: z.boolean(),
  /** The newest version; null while none was sent. */
  file: file.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
/** Versions newest first, the current one included. */
export const documentView = documentSummary.extend({ versions: z.array(file) })

const reason = line(2000)
// The file's name on the sender's device; the server cleans an unusual name instead of refusing the file.
const fileName = z.string().min(1).max(1000)
const named = { name: line(200), type }
const version = z.int().min(1)
/** Marks a tax document as the EIN letter; a formation document needs no mark, because its type identifies it. */
const companyPaper = z.enum(['ein_letter']).optional()
const oneVersion = z.object({ id, version: z.coerce.number().pipe(version) })
const file10 = { contentTypes: fileKinds, maxBytes: MOST_FILE_BYTES } as const

export const documents = {
  list: route({
    method: 'GET',
    path: '/api/documents',
    access: 'documents.read',
    summary:
      'Documents the reader may see: what waits for the reader first, then the rest, each newest first; a search looks in their names and in company names and is newest first',
    staleAfter: ['registration.changed', 'documents.changed'],
    query: z.strictObject({
      ...pageQuery,
      ...searchQuery,
      /** `pending` includes what waits for review (D12). */
      status: z.enum(statusFilterKeys).optional(),
      type: z.enum(typeFilterKeys).optional(),
    }),
    response: pageOf(documentSummary),
  }),
  ofRegistration: route({
    method: 'GET',
    path: '/api/registrations/:id/documents',
    access: 'documents.read',
    summary: 'Every document of one registration with all versions, newest first',
    staleAfter: ['registration.changed', 'documents.changed'],
    params: byId,
    response: z.object({ items: z.array(documentView) }),
  }),
  read: route({
    method: 'GET',
    path: '/api/documents/:id',
    access: 'documents.read',
    summary: 'One document with all versions',
    staleAfter: ['registration.changed', 'documents.changed'],
    params: byId,
    response: documentView,
  }),
  upload: upload({
    path: '/api/documents/:id/file',
    records: { id: 'documents' },
    access: 'documents.upload',
    summary: 'Send a file for a document; an earlier one is kept as a version, and the document waits for review',
    params: byId,
    about: z.strictObject({ fileName }),
    ...file10,
    response: documentView,
    limit: { max: 100, seconds: 3600 },
  }),
  add: upload({
    path: '/api/registrations/:id/documents',
    records: { id: 'business_registrations' },
    access: 'documents.add',
    summary: 'Add a finished document for the customer, e.g. a licence; it needs no review',
    params: byId,
    about: z.strictObject({ fileName, ...named, description: text(1000).trim().optional(), companyPaper }),
    ...file10,
    response: documentView,
    status: 201,
    limit: { max: 200, seconds: 3600 },
  }),
  request: route({
    method: 'POST',
    path: '/api/registrations/:id/document-requests',
    records: { id: 'business_registrations' },
    access: 'documents.request',
    summary:
      'Ask the customer for a further document; the description says what is needed, the example what a good one looks like',
    params: byId,
    body: z.strictObject({
      ...named,
      description: line(1000),
      dueOn: z.iso.date().optional(),
      example: text(LONGEST_EXAMPLE).trim().optional(),
    }),
    response: documentView,
    status: 201,
    limit: { max: 200, seconds: 3600 },
  }),
  approve: route({
    method: 'POST',
    path: '/api/documents/:id/approve',
    records: { id: 'documents' },
    access: 'documents.review',
    summary: 'Approve the version that was looked at; 409 when there is a newer one or it was decided already',
    params: byId,
    body: z.strictObject({ version }),
    response: documentView,
  }),
  reject: route({
    method: 'POST',
    path: '/api/documents/:id/reject',
    records: { id: 'documents' },
    access: 'documents.review',
    summary: 'Send the version that was looked at back, with a reason that the customer reads',
    params: byId,
    body: z.strictObject({ version, reason }),
    response: documentView,
  }),
  file: download({
    path: '/api/documents/:id/versions/:version/file',
    access: 'documents.download',
    summary: 'The file of one version, to be saved',
    params: oneVersion,
    contentTypes: fileKinds,
    limit: { max: 600, seconds: 3600 },
  }),
  preview: download({
    path: '/api/documents/:id/versions/:version/preview',
    access: 'documents.download',
    summary: 'The file of one version, to be looked at: a picture in an <img>, a PDF in a frame of our own pages',
    params: oneVersion,
    contentTypes: fileKinds,
    limit: { max: 1200, seconds: 3600 },
  }),
  zip: download({
    path: '/api/registrations/:id/documents.zip',
    access: 'documents.download',
    summary: 'Everything the reader may save of one registration, with an index',
    params: byId,
    contentTypes: ['application/zip'],
    limit: { max: 30, seconds: 3600 },
  }),
}
