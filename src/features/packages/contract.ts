import { z } from 'zod'
import { byId, cents, id, timestamp } from '#contract/fields.ts'
import { newId } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { MOST_PACKAGES, packageFields } from './rules/package.ts'

/** A package as admins see it. */
export const packageView = z.object({
  id,
  name: z.string(),
  description: z.string(),
  priceCents: cents,
  /** Null if admins have not set it yet. */
  priceBrlCents: cents.nullable(),
  stateFeeCents: cents,
  processingTime: z.string(),
  features: z.array(z.string()),
  recommended: z.boolean(),
  alerts: z.boolean(),
  /** A registration refers to it, so it is archived instead of deleted. */
  inUse: z.boolean(),
  archivedAt: timestamp.nullable(),
  ...editedView,
})
const packagesView = z.object({ items: z.array(packageView), archived: z.array(packageView) })
const order = z.array(id).min(1).max(MOST_PACKAGES)

export const packages = {
  list: route({
    method: 'GET',
    path: '/api/services',
    access: 'packages.manage',
    summary: 'Packages in the order of the wizard, and those that are archived',
    staleAfter: ['packages.changed'],
    response: packagesView,
  }),
  create: route({
    method: 'POST',
    path: '/api/services',
    records: { id: newId },
    access: 'packages.manage',
    summary: 'Create a package; the id comes from the browser, so that a repeated try creates it once',
    body: z.strictObject({ id, ...packageFields }),
    response: packageView,
    status: 201,
  }),
  save: route({
    method: 'PUT',
    path: '/api/services/:id',
    records: { id: 'packages' },
    access: 'packages.manage',
    summary: 'Change a package; open orders keep their quote',
    params: byId,
    body: z.strictObject({ ...packageFields, expectedVersion }),
    response: packageView,
  }),
  remove: route({
    method: 'POST',
    path: '/api/services/:id/remove',
    records: { id: 'packages' },
    access: 'packages.manage',
    summary: 'Delete a package, or archive it when a registration refers to it',
    params: byId,
    body: z.strictObject({ expectedVersion }),
    response: z.object({ outcome: z.enum(['deleted', 'archived']) }),
  }),
  restore: route({
    method: 'POST',
    path: '/api/services/:id/restore',
    records: { id: 'packages' },
    access: 'packages.manage',
    summary: 'Offer an archived package again, at the end of the list',
    params: byId,
    body: z.strictObject({ expectedVersion }),
    response: packageView,
  }),
  arrange: route({
    method: 'POST',
    path: '/api/services/order',
    records: { ids: 'packages', seenIds: 'packages' },
    access: 'packages.manage',
    summary: 'Put the packages in another order; refused when it is no longer the order that was seen',
    body: z.strictObject({ ids: order, seenIds: order }),
    response: packagesView,
  }),
}
