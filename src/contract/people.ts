import { z } from 'zod'
import { roles } from '#domain/accounts/role.ts'
import { password } from './accounts.ts'
import { byId, done, email, id, line, noInput, timestamp } from './fields.ts'
import { pageOf, pageQuery, searchQuery } from './pages.ts'
import { route } from './route.ts'

export const personView = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  disabled: z.boolean(),
  createdAt: timestamp,
})

export const people = {
  list: route({
    method: 'GET',
    path: '/api/people',
    access: 'people.list',
    summary: 'Accounts, newest first',
    query: z.strictObject({ ...pageQuery, ...searchQuery, role: z.enum(roles).optional() }),
    response: pageOf(personView),
  }),
  disable: route({
    method: 'POST',
    path: '/api/people/:id/disable',
    access: 'people.disable',
    summary: 'Disable an account at once',
    params: byId,
    body: z.strictObject({ reason: line(500).optional() }),
    response: personView,
  }),
  enable: route({
    method: 'POST',
    path: '/api/people/:id/enable',
    access: 'people.disable',
    summary: 'Enable an account again',
    params: byId,
    body: noInput.strict(),
    response: personView,
  }),
  create: route({
    method: 'POST',
    path: '/api/people',
    access: 'people.create',
    summary: 'Create an account; without a password an invitation is mailed',
    body: z.strictObject({
      name: line(200),
      email,
      role: z.enum(roles),
      password: password.optional(),
      /** The person has to choose another password before anything else. */
      requireChange: z.boolean().default(false),
    }),
    response: personView,
    status: 201,
    limit: { max: 60, seconds: 3600 },
  }),
  setRole: route({
    method: 'POST',
    path: '/api/people/:id/role',
    access: 'people.setRole',
    summary: 'Give an account another role',
    params: byId,
    body: z.strictObject({ role: z.enum(roles) }),
    response: personView,
  }),
  endSessions: route({
    method: 'POST',
    path: '/api/people/:id/end-sessions',
    access: 'people.disable',
    summary: 'Sign a person out everywhere',
    params: byId,
    body: noInput.strict(),
    response: done,
  }),
}
