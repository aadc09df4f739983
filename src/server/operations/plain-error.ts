/** What the log may contain of an error: its kind and place, never the values that caused it (S59). */
export type PlainError = {
  type: string
  message?: string
  code?: string
  /** Further fields of PostgreSQL's errors: parts of our schema, and the routine in its own code. */
  table?: string
  column?: string
  constraint?: string
  routine?: string
  cause?: { type: string; code?: string }
  stack?: string
}

const LONGEST = 300
// Removing values from a very long text would take too long: of such a text only the part before its first quote is kept.
const ENDLESS = 2000

// A quoted value may itself contain quotes: everything from the first to the last quote of a kind is removed.
const QUOTED = /(["'`]).*\1/gs
const ADDRESS = /\S+@\S+/g
// Matches numbers of cards, phones and identity documents; ports, times and sizes are shorter.
const LONG_NUMBER = /\d(?:[ .-]?\d){6,}/g
const CONTROL = /\p{Cc}+/gu

const withoutValues = (text: string): string =>
  (text.length > ENDLESS ? `${text.slice(0, ENDLESS).split(/["'`]/)[0]}…` : text)
    .replace(QUOTED, '$1…$1')
    .replace(ADDRESS, '…')
    .replace(LONG_NUMBER, '…')
    .replace(CONTROL, ' ')
    .slice(0, LONGEST)

/** The field if it holds a name, such as an error code or a part of our schema; other content that a library may put there is left out. */
const nameIn = (error: object, field: string): string | undefined => {
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value) ? value : undefined
}

/** Zod's issues contain the names of fields as they were sent, which may be anything: only the issues' codes are kept. */
function issuesOf(error: Error): string | undefined {
  const issues: unknown = error.name.endsWith('ZodError') && 'issues' in error ? error.issues : undefined
  if (!Array.isArray(issues)) return undefined
  return [...new Set(issues.map((issue) => String(issue?.code)))].join(', ')
}

/** V8 writes a value such as a time zone or a locale after a colon, without quotes. */
const builtIn = (message: string): string => message.split(': ')[0] ?? ''

/** One line that can be logged and kept with a failed job. */
export function plainMessage(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`
  const issues = issuesOf(error)
  if (issues !== undefined) return issues
  return withoutValues(error instanceof RangeError ? builtIn(error.message) : error.message)
}

/** The stack frames; the lines above them in `stack` repeat the message. */
function framesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n')
  return lines.slice(lines.findLastIndex((line) => !/^ {4}at /.test(line)) + 1).join('\n')
}

const named = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

const kindOf = (error: Error) => ({ type: nameIn(error, 'name') ?? 'Error', ...named({ code: nameIn(error, 'code') }) })

export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error }
  const schema = {
    table: nameIn(error, 'table'),
    column: nameIn(error, 'column'),
    constraint: nameIn(error, 'constraint'),
    routine: nameIn(error, 'routine'),
  }
  return {
    ...kindOf(error),
    message: plainMessage(error),
    ...named(schema),
    ...(error.cause instanceof Error ? { cause: kindOf(error.cause) } : {}),
    stack: framesOf(error),
  }
}
