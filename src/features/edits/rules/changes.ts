import type { EditKind } from '#rules/audit-actions.ts'

type Values = Readonly<Record<string, unknown>>
export type Change = { from: unknown; to: unknown }

/** A value as text, with the fields of objects in one order, so that equal values have equal texts. */
const asText = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** The fields whose values differ; without one side every field of the other has changed. */
export function changesBetween(before: Values | null, after: Values | null): Record<string, Change> {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [from, to] = [before?.[field] ?? null, after?.[field] ?? null]
      return asText(from) === asText(to) ? [] : [[field, { from, to }] as const]
    }),
  )
}

export const editKindOf = (before: Values | null, after: Values | null): EditKind =>
  before === null ? 'created' : after === null ? 'removed' : 'changed'
