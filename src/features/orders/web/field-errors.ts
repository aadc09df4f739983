import type { z } from 'zod'

/** Error text by path of the field (`main.address.zipCode`); empty when all fields are valid. */
export type FieldErrors = Record<string, string>

export function errorsIn(schema: z.ZodType, value: unknown, textOf: (problem: string) => string): FieldErrors {
  const result = schema.safeParse(value)
  const errors: FieldErrors = {}
  // Only the first error of a field is shown, as the later ones often follow from it.
  for (const { path, message } of result.error?.issues ?? []) errors[path.join('.')] ??= textOf(message)
  return errors
}

/** The errors of one part of the form, with the part's prefix removed. */
export function errorsUnder(errors: FieldErrors, part: string): FieldErrors {
  const start = `${part}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith(start) ? [[path.slice(start.length), text]] : [],
    ),
  )
}

/** Focuses the first invalid field, in the next frame, when the render has marked it. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    // The buttons at the lower edge would cover a field that is only just in view.
    field?.scrollIntoView({ block: 'center' })
  })
}
