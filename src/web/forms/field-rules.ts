import type { ZodType } from 'zod'

/** A `validate` function for react-hook-form: returns true or the error text in the reader's language. */
type FieldRule = (value: string | undefined) => string | true

export const filled =
  (text: string): FieldRule =>
  (value) =>
    (value ?? '').trim() !== '' || text

export const fits =
  (schema: ZodType, text: string): FieldRule =>
  (value) =>
    schema.safeParse(value).success || text
