import { z } from 'zod'
import { id } from '#rules/fields.ts'

export { cents, email, id, line, printable, slug, text } from '#rules/fields.ts'

export const timestamp = z.iso.datetime()
export const noInput = z.object({})
export const done = z.object({ ok: z.literal(true) })
export const byId = z.object({ id })
