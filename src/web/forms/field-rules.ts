import type { ZodType } from 'zod'

/** For `validate` of a registered field: the contract decides, the reader's language says why. */
type FieldRule = (value: string | undefined) => string | true

export const filled =
  (text: string): FieldRule =>
  (value) =>
    (value ?? '').trim() !== '' || text

export const fits =
  (schema: ZodType, text: string): FieldRule =>
  (value) =>
    schema.safeParse(value).success || text
