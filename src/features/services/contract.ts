import { z } from 'zod'
import { byId, cents, id } from '#contract/fields.ts'
import { newId } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { extraFields } from './rules/service.ts'

/** A service as admins see it. */
const extraView = z.object({ id, ...extraFields, priceBrlCents: cents.nullable(), ...editedView })

export const extras = {
  list: route({
    method: 'GET',
    path: '/api/extras',
    access: 'extras.manage',
    summary: 'Services that can be ordered for a company, and those that are no longer offered',
    staleAfter: ['packages.changed'],
    response: z.object({ items: z.array(extraView) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/extras',
    records: { id: newId },
    access: 'extras.manage',
    summary: 'Add a service; the id comes from the browser, so that a repeated try adds it once',
    body: z.strictObject({ id, ...extraFields }),
    response: extraView,
    status: 201,
  }),
  save: route({
    method: 'PUT',
    path: '/api/extras/:id',
    records: { id: 'extras' },
    access: 'extras.manage',
    summary: 'Change a service, or whether it is offered; what was ordered keeps its price',
    params: byId,
    body: z.strictObject({ ...extraFields, expectedVersion }),
    response: extraView,
  }),
}
