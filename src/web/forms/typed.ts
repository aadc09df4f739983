import { z } from 'zod'

/** A number as it was typed. */
export const typedNumber = <F extends z.ZodType<number, number>>(field: F) =>
  z.string().trim().min(1, 'required').transform(Number).pipe(field)
