import type { z } from 'zod'

/** The closed set of field problems: schemas report one of these codes, and dictionaries translate it. */
export const fieldProblems = [
  'required',
  'invalid',
  'too_long',
  'too_short',
  'too_small',
  'too_large',
  'unknown',
  'unprintable',
  'markup',
  'disagrees',
  'email',
  'phone',
  'link',
  'code',
  'choice',
  'country',
  'sanctioned_country',
  'cep_incomplete',
  'cep_invalid',
  'zip_incomplete',
  'zip_invalid',
  'cpf',
  'cnpj',
  'passport',
  'not_latin',
  'ein',
  'ptin',
  'future_day',
  'past_day',
  'far_day',
  'no_day',
  'no_number',
  'before_filing',
  'before_formation',
  'before_application',
  'share_main',
  'share_partner',
  'not_whole',
  'not_in_draft',
  'password_short',
  'password_short_staff',
  'password_same',
  'weak_password',
  'wrong_password',
  'wrong_code',
  'email_same',
  'email_taken',
  'name_taken',
  'agent_unavailable',
  'not_offered',
  'foreign_address',
  'outdated',
  'already_listed',
  'unsafe_pattern',
  'not_earlier',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

const known: ReadonlySet<string> = new Set(fieldProblems)
/** Maps unknown messages to `invalid`, because they come from elsewhere, such as zod, and must not be shown. */
export const asProblem = (message: string): FieldProblem => (known.has(message) ? (message as FieldProblem) : 'invalid')

/** The problem code for an issue without a code of its own, used instead of zod's messages. */
export function problemOf(issue: z.core.$ZodRawIssue): FieldProblem {
  const ofText = 'origin' in issue && issue['origin'] === 'string'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid'
    case 'too_big':
      return ofText ? 'too_long' : 'too_large'
    case 'too_small':
      return ofText ? 'too_short' : 'too_small'
    case 'invalid_value':
      return 'choice'
    case 'unrecognized_keys':
      return 'unknown'
    default:
      return 'invalid'
  }
}
