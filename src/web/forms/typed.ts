import { z } from 'zod'

/** A text field that may be left empty, which is null in the call. */
export const typedOptional = <F extends z.ZodType<unknown, string | null>>(field: F) =>
  z
    .string()
    .transform((typed) => typed.trim() || null)
    .pipe(field)

/** A number as it was typed. */
export const typedNumber = <F extends z.ZodType<number, number>>(field: F) =>
  z.string().trim().min(1, 'required').transform(Number).pipe(field)
