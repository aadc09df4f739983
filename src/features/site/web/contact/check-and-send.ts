import type { z } from 'zod'
import { contactResults } from '#features/site/web/content/contact.ts'
import { contact, contactForm } from '#features/tickets/contract/contact.ts'
import { contactProblemText } from '#features/tickets/rules/contact.ts'
import { asProblem } from '#rules/field-problem.ts'
import { ApiError, call } from '#web/api/call.ts'
import { isReachable } from '#web/api/connection.ts'

/** What is wrong with a field, by its name in the form. */
export type FieldErrors = Readonly<Record<string, string>>

type Checked = { message: z.output<typeof contactForm>; errors?: never } | { message?: never; errors: FieldErrors }

/** Checks the form with the server's own schema; of several mistakes in one field only the first is shown. */
export function check(values: Record<string, unknown>): Checked {
  const { data, error } = contactForm.safeParse(values)
  if (data) return { message: data }
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message
  return { errors: textsOf(errors) }
}

const textsOf = (problems: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([field, one]) => [field, contactProblemText(field, asProblem(one))]))

type Sent = { ok: true } | { ok: false; text: string; errors: FieldErrors }

export async function send(message: z.output<typeof contactForm>): Promise<Sent> {
  try {
    await call(contact.send, message)
    return { ok: true }
  } catch (error) {
    return { ok: false, text: await textOf(error), errors: error instanceof ApiError ? textsOf(error.fields) : {} }
  }
}

async function textOf(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return contactResults.failure
  if (error.status === 429) return contactResults.tooMany
  if (error.status === 0 && !(await isReachable())) return contactResults.offline
  return error.code === 'invalid' ? contactResults.invalid : contactResults.failure
}
