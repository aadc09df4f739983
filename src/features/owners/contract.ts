import { z } from 'zod'
import { byId, done, id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { orderedOwnersInput } from '#features/orders/contract.ts'
import { country } from '#features/orders/rules/order-fields.ts'
import { MOST_OWNERS } from '#features/orders/rules/shares.ts'
import { ownerFields } from './contract/owner-fields.ts'

const owner = z.object({
  ...ownerFields,
  /** In hundredths of a percent. */
  share: z.int(),
})
/** The owners in the order in which they were entered. */
const ownersView = z.object({ main: owner, partners: z.array(owner), ...editedView })

/** The owners of a company once it is ordered. */
export const owners = {
  read: route({
    method: 'GET',
    path: '/api/registrations/:id/owners',
    access: 'owners.edit',
    summary: 'The owners of a paid order, with the version that a correction has to name',
    staleAfter: ['registration.changed'],
    params: byId,
    response: ownersView,
  }),
  save: route({
    method: 'PUT',
    path: '/api/registrations/:id/owners',
    records: { id: 'business_registrations' },
    access: 'owners.edit',
    summary: 'Correct the owners of a paid order: as many as before, whose shares total 100; the calendar follows',
    params: byId,
    body: z.strictObject({ owners: orderedOwnersInput, expectedVersion }),
    response: ownersView,
  }),
  answer: route({
    method: 'PUT',
    path: '/api/registrations/:id/tax-status',
    records: { id: 'business_registrations', ownerId: 'business_owners' },
    access: 'owners.answer',
    summary: 'Say where owners pay tax and whether they have US citizenship or a green card; the calendar follows',
    params: byId,
    body: z.strictObject({
      answers: z
        .array(z.strictObject({ ownerId: id, taxCountry: country, usPerson: z.boolean() }))
        .min(1)
        .max(MOST_OWNERS),
      expectedVersion,
    }),
    response: done,
  }),
}
