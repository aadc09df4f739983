import { z } from 'zod'
import { problemOf } from './field-problem.ts'

// All our schemas import this file, so none of them reports zod's own messages.
z.config({ localeError: problemOf })

// PostgreSQL cannot store lone surrogates and NUL; invisible direction marks can make one text look like another.
const hidden = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u
export const printable = (value: string): boolean =>
  value.isWellFormed() && !value.includes('\0') && !hidden.test(value)

/** Every string input has a maximum length and contains only characters that can be stored and shown. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .min(min, min === 1 ? 'required' : undefined)
    .max(max)
    .refine(printable, 'unprintable')

export const line = (max: number, min = 1) => text(max).trim().min(min, 'required')

export const id = z.uuid()
export const slug = z.string().regex(/^[a-z-]{2,40}$/)
export const cents = z.int().min(0)
export const email = text(254).trim().toLowerCase().pipe(z.email('email'))
