import { z } from 'zod'
import { languages, timeZones } from '#rules/language/preferences.ts'
import { roles } from '#rules/role.ts'
import { requiredSteps, secondStepMethods } from '#rules/sign-in/required-step.ts'
import { done, id, timestamp } from './fields.ts'
import { route } from './route.ts'

export const sessionUser = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
  /** The address is the owner's (A2); included so that pages need no further call. */
  owner: z.boolean(),
  language: z.enum(languages),
  timeZone: z.enum(timeZones),
})
export const sessionView = z.object({
  user: sessionUser.nullable(),
  demo: z.boolean(),
  /** No card is really charged: payments go through the test provider, or through Stripe with test keys. */
  testMode: z.boolean(),
  /** No payment is taken: orders are kept unpaid. */
  paymentsPaused: z.boolean(),
  /** The password was right, but the second factor's code is missing: until then the browser is not signed in. */
  secondStep: z.boolean(),
  /** What the second step accepts; empty without one. */
  secondStepBy: z.array(z.enum(secondStepMethods)),
  /** What the person has to do before anything else (A10). */
  required: z.enum(requiredSteps).nullable(),
  /** A superadmin impersonates `user` until this time (A8). */
  acting: z.object({ until: timestamp }).nullable(),
})

/** The calls about the session itself, which every page needs; accounts answer them. */
export const sessionCalls = {
  session: route({
    method: 'GET',
    path: '/api/session',
    access: 'session.read',
    summary: 'Who is signed in',
    staleAfter: [],
    response: sessionView,
  }),
  signOut: route({
    method: 'POST',
    path: '/api/auth/sign-out',
    records: {},
    access: 'account.signOut',
    inRequiredStep: true,
    summary: 'End this session',
    body: z.strictObject({}),
    response: done,
  }),
}
