import { z } from 'zod'
import { byId, cents, id } from '#contract/fields.ts'
import { newId } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { serviceFields } from './rules/service.ts'

/** A service as admins see it. */
const serviceView = z.object({ id, ...serviceFields, priceBrlCents: cents.nullable(), ...editedView })

export const services = {
  list: route({
    method: 'GET',
    path: '/api/extras',
    access: 'services.manage',
    summary: 'Services that can be ordered for a company, and those that are no longer offered',
    staleAfter: ['packages.changed'],
    response: z.object({ items: z.array(serviceView) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/extras',
    records: { id: newId },
    access: 'services.manage',
    summary: 'Add a service; the id comes from the browser, so that a repeated try adds it once',
    body: z.strictObject({ id, ...serviceFields }),
    response: serviceView,
    status: 201,
  }),
  save: route({
    method: 'PUT',
    path: '/api/extras/:id',
    records: { id: 'extras' },
    access: 'services.manage',
    summary: 'Change a service, or whether it is offered; what was ordered keeps its price',
    params: byId,
    body: z.strictObject({ ...serviceFields, expectedVersion }),
    response: serviceView,
  }),
}
