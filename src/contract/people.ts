import { z } from 'zod'
import { roles } from '#domain/accounts/role.ts'
import { password } from './accounts.ts'
import { expectedVersion } from './edits.ts'
import { byId, done, email, id, line, noInput } from './fields.ts'
import { pageOf, pageQuery, searchQuery } from './pages.ts'
import { personDetail, personRecords, personView, signInView } from './person-page.ts'
import { route } from './route.ts'
import { deviceView } from './settings.ts'

export const people = {
  list: route({
    method: 'GET',
    path: '/api/people',
    access: 'people.list',
    summary: 'Accounts, newest first',
    query: z.strictObject({
      ...pageQuery,
      ...searchQuery,
      role: z.enum(roles).optional(),
      /** Only accounts that are disabled. */
      disabled: z.literal('true').optional(),
    }),
    response: pageOf(personView),
  }),
  read: route({
    method: 'GET',
    path: '/api/people/:id',
    access: 'people.read',
    summary: 'One account',
    params: byId,
    response: personDetail,
  }),
  records: route({
    method: 'GET',
    path: '/api/people/:id/records',
    access: 'people.read',
    summary: 'The newest of everything about a person: companies, payments, tickets, documents, accesses, audit lines',
    params: byId,
    response: personRecords,
  }),
  signIns: route({
    method: 'GET',
    path: '/api/people/:id/sign-ins',
    access: 'people.signIns',
    summary: 'When somebody signed in, newest first',
    params: byId,
    query: z.strictObject(pageQuery),
    response: pageOf(signInView),
  }),
  devices: route({
    method: 'GET',
    path: '/api/people/:id/devices',
    access: 'people.signIns',
    summary: 'Where a person is signed in',
    params: byId,
    response: z.object({ items: z.array(deviceView) }),
  }),
  endDevice: route({
    method: 'POST',
    path: '/api/people/:id/devices/:session/end',
    access: 'people.disable',
    summary: 'Sign a person out on one device',
    params: byId.extend({ session: id }),
    body: noInput.strict(),
    response: done,
  }),
  save: route({
    method: 'PUT',
    path: '/api/people/:id',
    access: 'people.update',
    summary: 'Change the name and the role of an account',
    params: byId,
    body: z.strictObject({ name: line(200), role: z.enum(roles), expectedVersion }),
    response: personDetail,
  }),
  sendReset: route({
    method: 'POST',
    path: '/api/people/:id/reset-link',
    access: 'people.disable',
    summary: 'Mail a person the link to choose another password',
    params: byId,
    body: noInput.strict(),
    response: done,
    limit: { max: 30, seconds: 3600 },
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
