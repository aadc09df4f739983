import type { FieldProblem } from '#rules/field-problem.ts'

/**
 * What an id in the input of a changing call refers to: a row that row-level security must show to the caller before the call runs (S51),
 * named by its table, or an id that needs no such check, with the reason.
 */
export type NamedRecord<Table extends string = string> =
  | Table
  | { table: Table; otherwise: 'conflict' | Readonly<Record<string, FieldProblem>> }
  | { unchecked: string }

/** Keyed by the field of the input, at any depth. `{}` means that the call names no record. */
export type Records<Table extends string = string> = Readonly<Record<string, NamedRecord<Table>>>

export const newId = { unchecked: 'a new id, made by the browser so that a retry is the same record' } as const
export const seenByAll = { unchecked: 'a row of a list that every caller may read' } as const
