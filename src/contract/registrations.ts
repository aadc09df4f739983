import { z } from 'zod'
import { registrationStatuses } from '#domain/registrations/status.ts'
import { byId, id, timestamp } from './fields.ts'
import { pageOf, pageQuery, searchQuery } from './pages.ts'
import { route } from './route.ts'

const person = z.object({ id, name: z.string() })

export const registrationView = z.object({
  id,
  companyName: z.string(),
  status: z.enum(registrationStatuses),
  paid: z.boolean(),
  companyType: z.string(),
  state: z.string(),
  customer: person,
  agent: person.nullable(),
  createdAt: timestamp,
})

export const registrations = {
  list: route({
    method: 'GET',
    path: '/api/registrations',
    access: 'registrations.list',
    summary: 'Registrations the reader may see, newest first',
    query: z.strictObject({ ...pageQuery, ...searchQuery, status: z.enum(registrationStatuses).optional() }),
    response: pageOf(registrationView),
  }),
  read: route({
    method: 'GET',
    path: '/api/registrations/:id',
    access: 'registrations.read',
    summary: 'One registration',
    params: byId,
    response: registrationView,
  }),
}
