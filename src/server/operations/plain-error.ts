/** What the log may say of an error: what kind it was and where, never the values that it tripped over (S59). */
export type PlainError = {
  type: string
  message?: string
  code?: string
  /** What PostgreSQL names besides: parts of our schema, and the place in its own code. */
  table?: string
  column?: string
  constraint?: string
  routine?: string
  cause?: { type: string; code?: string }
  stack?: string
}

const LONGEST = 300
// Looking for values in a text takes longer the longer it is; of an endless one only what stands before its first quote is told.
const ENDLESS = 2000

// A quoted value may itself hold quotes: from the first of a kind to the last of it everything goes.
const QUOTED = /(["'`]).*\1/gs
const ADDRESS = /\S+@\S+/g
// Numbers of cards, phones and papers; ports, times and sizes are shorter.
const LONG_NUMBER = /\d(?:[ .-]?\d){6,}/g
const CONTROL = /\p{Cc}+/gu

const withoutValues = (text: string): string =>
  (text.length > ENDLESS ? `${text.slice(0, ENDLESS).split(/["'`]/)[0]}…` : text)
    .replace(QUOTED, '$1…$1')
    .replace(ADDRESS, '…')
    .replace(LONG_NUMBER, '…')
    .replace(CONTROL, ' ')
    .slice(0, LONGEST)

/** Names of kinds, codes and parts of our schema; whatever else a library puts there is left out. */
const nameIn = (error: object, field: string): string | undefined => {
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value) ? value : undefined
}

/** The shape check names the fields as they came, which may be anything: of its findings only the kinds are told. */
function issuesOf(error: Error): string | undefined {
  const issues: unknown = error.name.endsWith('ZodError') && 'issues' in error ? error.issues : undefined
  if (!Array.isArray(issues)) return undefined
  return [...new Set(issues.map((issue) => String(issue?.code)))].join(', ')
}

/** What V8 quotes after a colon is not in quotes: a time zone, a locale. */
const builtIn = (message: string): string => message.split(': ')[0] ?? ''

/** One line that can be logged and kept with a failed job. */
export function plainMessage(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`
  const issues = issuesOf(error)
  if (issues !== undefined) return issues
  return withoutValues(error instanceof RangeError ? builtIn(error.message) : error.message)
}

/** The calls that led to the error; what stands above them in `stack` is its message again. */
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
