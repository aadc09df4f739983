import { z } from 'zod'
import { AppError, type ErrorCode, type FieldErrors } from '#rules/errors.ts'
import { asProblem, type FieldProblem } from '#rules/field-problem.ts'
import { NO_ANSWER } from '#server/db/named-statements.ts'
import { FileMissing, FileTooLarge, StorageFull } from '#server/files/files.ts'

const byStatus: Record<number, ErrorCode> = {
  400: 'malformed',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'malformed',
  415: 'unsupported_media_type',
  431: 'malformed',
}

// PostgreSQL is down, starting, stopping, full, too slow, or in a deadlock for the second time: the caller may retry.
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '57014',
  '55P03',
  '40P01',
])
const awayTexts = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  NO_ANSWER,
]
const unstorable = new Set(['22021', '22P05'])

const codeOf = (error: object): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined

const MOST_FIELDS = 20

function fieldsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  const note = (path: PropertyKey[], problem: FieldProblem) => {
    if (Object.keys(fields).length < MOST_FIELDS) fields[path.join('.').slice(0, 100) || 'body'] ??= problem
  }
  for (const issue of error.issues.slice(0, MOST_FIELDS))
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, MOST_FIELDS)) note([...issue.path, key], 'unknown')
    else note(issue.path, asProblem(issue.message))
  return fields
}

/** Maps anything thrown to an AppError; undefined means an unexpected error. */
export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof z.ZodError) return new AppError('invalid', { fields: fieldsOf(error) })
  if (error instanceof FileTooLarge) return new AppError('too_large')
  if (error instanceof StorageFull) return new AppError('storage_full')
  if (error instanceof FileMissing) return new AppError('not_found')
  if (!(error instanceof Error)) return undefined
  const code = codeOf(error)
  if (code !== undefined && (away.has(code) || code.startsWith('08')))
    return new AppError('unavailable', { retryAfterSeconds: 2 })
  if (awayTexts.some((text) => error.message.includes(text)))
    return new AppError('unavailable', { retryAfterSeconds: 2 })
  if (code !== undefined && unstorable.has(code)) return new AppError('malformed')
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  return status < 500 ? new AppError(byStatus[status] ?? 'malformed') : undefined
}
