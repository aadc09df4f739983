import { z } from 'zod'
import { text } from '#rules/fields.ts'

/** One field, or a group of fields, in each of its shapes: new draft, draft on the server, draft in the browser, order. */
export type Field = {
  /** The value in a new draft. */
  start: unknown
  /** What a draft may send to the server: incomplete, but within the limits. */
  typed: z.ZodType
  /** What the browser stores; a value that is unreadable or must not be stored is replaced by a default. */
  kept: z.ZodType
  /** What an order accepts. */
  given: z.ZodType
}
export type FieldTable = Record<string, Field>
export type Side<F extends FieldTable, S extends keyof Field> = { [K in keyof F]: F[K][S] }

const sideOf = <F extends FieldTable, S extends keyof Field>(fields: F, side: S) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]])) as Side<F, S>

/** A group of fields is a field itself, so that every shape of an order is derived from its tables. */
export const group = <F extends FieldTable>(fields: F) => ({
  start: sideOf(fields, 'start'),
  typed: z.strictObject(sideOf(fields, 'typed')),
  kept: z.object(sideOf(fields, 'kept')),
  given: z.strictObject(sideOf(fields, 'given')),
})

/** A list of up to `max` fields of one kind; a new draft holds those of `start`. */
export const several = <S, T extends z.ZodType, K extends z.ZodType, G extends z.ZodType>(
  one: { start: S; typed: T; kept: K; given: G },
  max: number,
  start: S[] = [],
) => ({
  start,
  typed: z.array(one.typed).max(max),
  kept: z.array(one.kept).max(max),
  given: z.array(one.given).max(max),
})

/** A text of at most `max` characters in drafts, validated by `given` in the order. */
export const words = <G extends z.ZodType>(max: number, given: G, start = '') => ({
  start,
  typed: text(max),
  kept: text(max).catch(start),
  given,
})

/** A choice from a list of the server; null until chosen. */
export const choice = <G extends z.ZodType>(given: G, start: string | null) => ({
  start,
  typed: text(40).nullable(),
  kept: text(40).nullable().catch(null),
  given,
})
