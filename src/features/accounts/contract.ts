import { z } from 'zod'
import { done, email, line, text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { sessionCalls, sessionView } from '#contract/session.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '#rules/sign-in/password.ts'

export const password = text(MAX_PASSWORD).min(MIN_PASSWORD, 'password_short')
const token = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/, 'link')
/** Six digits from the app, or a recovery code such as `k7f2m-9qx4p`; spaces and case are ignored. */
export const secondFactorCode = text(20)
  .transform((value) => value.replace(/\s/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z0-9]{5}-?[a-z0-9]{5})$/, 'code'))

/** What a challenge for a passkey is for; it is good for nothing else. */
export const challengePurposes = ['sign_in', 'step_up'] as const
export type ChallengePurpose = (typeof challengePurposes)[number] | 'register'
/** Ids of passkeys are made by devices; the use-case compares their owner with the caller. */
export const passkeyBytes = z.string().regex(/^[A-Za-z0-9_-]{1,4096}$/)
/** What a device signed with its passkey, in the shape of `navigator.credentials.get`. */
export const passkeyAnswer = z.object({
  id: passkeyBytes,
  rawId: passkeyBytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: passkeyBytes,
    authenticatorData: passkeyBytes,
    signature: passkeyBytes,
    userHandle: passkeyBytes,
  }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

const AN_HOUR = 3600
export const accounts = {
  ...sessionCalls,
  signUp: route({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    records: {},
    access: 'account.signUp',
    summary: 'Create a customer account and sign in',
    // A role may be sent and is dropped: every public sign-up is a customer (A3).
    body: z.strictObject({
      name: line(200),
      email,
      password,
      role: z.unknown().optional(),
      /** Version of the terms and of the privacy page that were accepted with the form. */
      acceptedTerms: text(20).optional(),
    }),
    response: sessionView,
    status: 201,
    limit: { max: 10, seconds: AN_HOUR },
  }),
  isOwner: route({
    method: 'POST',
    path: '/api/auth/owner-address',
    records: {},
    access: 'account.signUp',
    summary: 'Is this the address of the owner of the platform?',
    body: z.strictObject({ email }),
    response: z.object({ owner: z.boolean() }),
    limit: { max: 30, seconds: AN_HOUR },
  }),
  signIn: route({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    records: {},
    access: 'account.signIn',
    summary: 'Sign in with e-mail and password',
    body: z.strictObject({ email, password: text(MAX_PASSWORD, 1) }),
    response: sessionView,
    limit: { max: 100, seconds: 900 },
  }),
  secondStep: route({
    method: 'POST',
    path: '/api/auth/two-factor/verify',
    records: {},
    access: 'account.signIn',
    summary: 'Finish signing in with a code of the second factor or a recovery code',
    body: z.strictObject({ code: secondFactorCode }),
    response: sessionView,
    limit: { max: 30, seconds: 900 },
  }),
  stepUp: route({
    method: 'POST',
    path: '/api/auth/step-up',
    records: {},
    access: 'account.secure',
    inRequiredStep: true,
    summary: 'Give password, code or passkey again; for ten minutes the calls that ask for it are open in this session',
    body: z.strictObject({
      currentPassword: text(MAX_PASSWORD, 1).optional(),
      code: secondFactorCode.optional(),
      passkey: passkeyAnswer.optional(),
    }),
    response: done,
    limit: { max: 30, seconds: 900 },
  }),
  askReset: route({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    records: {},
    access: 'account.recover',
    summary: 'Ask for a link to set a new password',
    body: z.strictObject({ email }),
    response: done,
    limit: { max: 20, seconds: AN_HOUR },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    records: {},
    access: 'account.recover',
    summary: 'Set a new password with the link',
    body: z.strictObject({ token, password }),
    response: done,
    limit: { max: 20, seconds: AN_HOUR },
  }),
  askVerification: route({
    method: 'POST',
    path: '/api/auth/send-verification-email',
    records: {},
    access: 'account.secure',
    inRequiredStep: true,
    summary: 'Send the verification link again',
    body: z.strictObject({}),
    response: done,
    limit: { max: 5, seconds: AN_HOUR },
  }),
  verifyEmail: route({
    method: 'POST',
    path: '/api/auth/verify-email',
    records: {},
    access: 'account.verify',
    summary: 'Confirm the address with the link',
    body: z.strictObject({ token }),
    /** `startsAfresh`: the account was reset, and a mail brings the link for a new password (A2, A5). */
    response: sessionView.extend({ startsAfresh: z.boolean(), owner: z.boolean() }),
    limit: { max: 20, seconds: AN_HOUR },
  }),
  confirmEmailChange: route({
    method: 'POST',
    path: '/api/auth/confirm-email-change',
    records: {},
    access: 'account.verify',
    summary: 'Agree to a new address with the link sent to the old or to the new one',
    body: z.strictObject({ token }),
    response: z.object({ state: z.enum(['waiting', 'changed', 'owner']) }),
    limit: { max: 20, seconds: AN_HOUR },
  }),
}
