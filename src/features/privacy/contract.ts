import { z } from 'zod'
import { byId, done, id, noInput, text, timestamp } from '#contract/fields.ts'
import { download, route } from '#contract/route.ts'
import { currentPassword } from '#features/accounts/contract/settings.ts'
import { consentDocuments } from './rules/consent.ts'

export const exportView = z.object({
  id,
  state: z.enum(['making', 'ready', 'failed', 'expired']),
  sizeBytes: z.int().nullable(),
  createdAt: timestamp,
  readyAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
})
export const consentView = z.object({
  id,
  document: z.enum(consentDocuments),
  version: z.string(),
  acceptedAt: timestamp,
  withdrawnAt: timestamp.nullable(),
})
export const accessView = z.object({
  id,
  by: z.string(),
  reason: z.string(),
  startedAt: timestamp,
  endedAt: timestamp.nullable(),
})

export const privacy = {
  read: route({
    method: 'GET',
    path: '/api/account/privacy',
    access: 'privacy.own',
    summary: 'Exports, consents, sharing and what erasing would mean now',
    // A finished export creates a notification, whose live event makes this answer stale.
    staleAfter: ['notification.created'],
    response: z.object({
      exports: z.array(exportView),
      consents: z.array(consentView),
      /** The current versions of the documents, which a new consent names. */
      current: z.object({ terms: z.string(), privacy: z.string() }),
      erasure: z.object({
        /** Names of companies whose order is paid and not finished: erasing stops our work on them. */
        openCompanies: z.array(z.string()),
        /** Names of companies whose order is unpaid: erasing removes the order. */
        unpaidCompanies: z.array(z.string()),
        /** Payments that the law makes us keep, without personal data. */
        paymentsKept: z.int(),
        /** False for the last superadmin, whose account cannot be erased. */
        possible: z.boolean(),
      }),
    }),
  }),
  askExport: route({
    method: 'POST',
    path: '/api/account/exports',
    records: {},
    access: 'privacy.own',
    summary: 'Gather everything about me; a notification says when it can be fetched',
    body: noInput.strict(),
    response: exportView,
    status: 202,
    limit: { max: 5, seconds: 86_400 },
  }),
  exportFile: download({
    path: '/api/account/exports/:id/file',
    access: 'privacy.own',
    summary: 'The file with everything about me, while it can be fetched',
    params: byId,
    contentTypes: ['application/zip'],
    limit: { max: 60, seconds: 3600 },
  }),
  erase: route({
    method: 'POST',
    path: '/api/account/erase',
    records: {},
    access: 'privacy.own',
    summary: 'Erase the own account',
    body: z.strictObject({ currentPassword }),
    response: done,
    limit: { max: 10, seconds: 3600 },
  }),
  accept: route({
    method: 'POST',
    path: '/api/account/consents',
    records: {},
    access: 'privacy.own',
    summary: 'Agree to a version of the terms or of the privacy page',
    body: z.strictObject({ document: z.enum(consentDocuments), version: text(20, 1) }),
    response: consentView,
  }),
  withdraw: route({
    method: 'POST',
    path: '/api/account/consents/withdraw',
    records: {},
    access: 'privacy.own',
    summary: 'Take an agreement back',
    body: z.strictObject({ document: z.enum(consentDocuments) }),
    response: done,
  }),
  accesses: route({
    method: 'GET',
    path: '/api/account/accesses',
    access: 'privacy.own',
    summary: 'When somebody of the team looked at the product as this person, and why',
    staleAfter: [],
    response: z.object({ items: z.array(accessView) }),
  }),
}
