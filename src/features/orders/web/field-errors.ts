import type { z } from 'zod'

/** Path of a field (`main.address.zipCode`) to what is wrong with it; empty when all is well. */
export type FieldErrors = Record<string, string>

export function errorsIn(schema: z.ZodType, value: unknown, textOf: (problem: string) => string): FieldErrors {
  const result = schema.safeParse(value)
  const errors: FieldErrors = {}
  // The first complaint about a field is the one that helps.
  for (const { path, message } of result.error?.issues ?? []) errors[path.join('.')] ??= textOf(message)
  return errors
}

/** The errors of one part of the form, without the part's name in front. */
export function errorsUnder(errors: FieldErrors, part: string): FieldErrors {
  const start = `${part}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith(start) ? [[path.slice(start.length), text]] : [],
    ),
  )
}

/** Leads to the first field that wants a correction, once it is marked. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    // The buttons at the lower edge would cover a field that is only just in view.
    field?.scrollIntoView({ block: 'center' })
  })
}
