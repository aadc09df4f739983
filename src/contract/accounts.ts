import { z } from 'zod'
import { MAX_PASSWORD, MIN_PASSWORD } from '#domain/accounts/password.ts'
import { roles } from '#domain/accounts/role.ts'
import { byId, done, email, id, line, noInput, text, timestamp } from './fields.ts'
import { pageOf, pageQuery, searchQuery } from './pages.ts'
import { route } from './route.ts'

const password = text(MAX_PASSWORD).min(MIN_PASSWORD, 'Senha deve ter pelo menos 6 caracteres')
const token = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/, 'Link inválido')

export const sessionUser = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
})
export const sessionView = z.object({ user: sessionUser.nullable(), demo: z.boolean() })

export const personView = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  disabled: z.boolean(),
  createdAt: timestamp,
})

const AN_HOUR = 3600
export const accounts = {
  session: route({
    method: 'GET',
    path: '/api/session',
    access: 'session.read',
    summary: 'Who is signed in',
    response: sessionView,
  }),
  signUp: route({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'account.signUp',
    summary: 'Create a customer account and sign in',
    // A role may be sent and is dropped: every public sign-up is a customer (DECISIONS A3).
    body: z.strictObject({ name: line(200), email, password, role: z.unknown().optional() }),
    response: sessionView,
    status: 201,
    limit: { max: 10, seconds: AN_HOUR },
  }),
  signIn: route({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'account.signIn',
    summary: 'Sign in with e-mail and password',
    body: z.strictObject({ email, password: text(MAX_PASSWORD, 1) }),
    response: sessionView,
    limit: { max: 100, seconds: 900 },
  }),
  signOut: route({
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'account.signOut',
    summary: 'End this session',
    body: z.strictObject({}),
    response: done,
  }),
  askReset: route({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'account.recover',
    summary: 'Ask for a link to set a new password',
    body: z.strictObject({ email }),
    response: done,
    limit: { max: 20, seconds: AN_HOUR },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'account.recover',
    summary: 'Set a new password with the link',
    body: z.strictObject({ token, password }),
    response: done,
    limit: { max: 20, seconds: AN_HOUR },
  }),
  askVerification: route({
    method: 'POST',
    path: '/api/auth/send-verification-email',
    access: 'profile.update',
    summary: 'Send the verification link again',
    body: z.strictObject({}),
    response: done,
    limit: { max: 5, seconds: AN_HOUR },
  }),
  verifyEmail: route({
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'account.verify',
    summary: 'Confirm the address with the link',
    body: z.strictObject({ token }),
    response: sessionView,
    limit: { max: 20, seconds: AN_HOUR },
  }),
}

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
}
