import { queryOptions } from '@tanstack/react-query'
import { type ErrorBody, errorBody } from '#contract/error.ts'
import type { LiveEventName } from '#contract/live.ts'
import { LOOKS_AT } from '#contract/looks-at.ts'
import type { CallInput, Download, Output, Route } from '#contract/route.ts'
import { personIsActive } from './activity.ts'
import { isReachable } from './connection.ts'
import { lookedAtHere } from './looked-at.ts'
import { proveAgain } from './step-up.ts'

/** A refused or failed call with a text for the reader; `status` 0 means that the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly reason: string | undefined
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** Seconds to wait before a retry, if the server sent `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, error?: ErrorBody['error'], retryAfter?: string | null) {
    super(error?.message ?? 'Não foi possível falar com o servidor. Tente de novo.')
    this.name = 'ApiError'
    this.status = status
    this.code = error?.code ?? 'unreachable'
    this.reason = error?.reason
    this.fields = error?.fields ?? {}
    this.requestId = error?.requestId
    this.retryAfterSeconds = Number(retryAfter) > 0 ? Number(retryAfter) : undefined
  }
}

/** The server refused the call for a reason of its own, unlike a failure of the server or the connection. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
/** The server refused with a conflict, such as a newer version or a changed status. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict'
/** A version conflict: another person saved meanwhile. Conflicts of other kinds have a `reason`. */
export const isSavedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict' && error.reason === undefined
/** The address may have an account; only its holder is notified, by mail (A12). */
export const isNotCreated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'account_not_created'
/** The call got no answer, so it is unknown whether it reached the server. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0

export type CallOptions = { signal?: AbortSignal; background?: boolean }
type Values = Readonly<Record<string, unknown>>
type Asked = { url: string; body: Values | undefined }

/** The path of a call with its parameters filled in. */
export const pathOf = (path: string, input: Values): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))

const names = (shape: Route['params']): Set<string> => new Set(Object.keys(shape?.shape ?? {}))

/** Splits the input into path, query and body as the route declares. */
function requestOf(route: Pick<Route, 'path' | 'params' | 'query' | 'body'>, input: Values): Asked {
  const inPath = names(route.params)
  const inQuery = names(route.query)
  const path = pathOf(route.path, input)
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (inPath.has(name) || value === undefined) continue
    if (inQuery.has(name)) query.set(name, String(value))
    else body[name] = value
  }
  const search = query.toString()
  return { url: search ? `${path}?${search}` : path, body: route.body ? body : undefined }
}

/** The URL of a download, for the `href` of a link or the `src` of an image. */
export const linkTo = <D extends Download>(route: D, input: CallInput<D>): string =>
  requestOf(route, input as Values).url

/** The error of a refused call, from its body. */
export function failureOf(status: number, body: string, retryAfter: string | null): ApiError {
  try {
    return new ApiError(status, errorBody.parse(JSON.parse(body)).error, retryAfter)
  } catch {
    // A proxy in between may answer with a page of its own instead of JSON.
    return new ApiError(status, undefined, retryAfter)
  }
}

async function failure(response: Response): Promise<ApiError> {
  // An answer whose body is cut off is still a refusal.
  const body = await response.text().catch(() => '')
  return failureOf(response.status, body, response.headers.get('retry-after'))
}

export const call = <R extends Route>(route: R, input: CallInput<R>, options?: CallOptions): Promise<Output<R>> =>
  ask(route, input as Values, options)

/** `call` for an input that is built at run time, such as a filter, and whose type is therefore not checked. */
export async function ask<R extends Route>(route: R, input: Values, options: CallOptions = {}): Promise<Output<R>> {
  const response = await send(route, input, options).catch(async (error: unknown) => {
    const wanted = error instanceof ApiError && error.code === 'step_up_required'
    if (wanted && (await proveAgain())) return send(route, input, options)
    throw error
  })
  return route.response.parse(await response.json()) as Output<R>
}

async function send(route: Route, input: Values, options: CallOptions): Promise<Response> {
  const { url, body } = requestOf(route, input)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body) headers['content-type'] = 'application/json'
  // Background refetches must not keep a session alive (A13).
  if (options.background ?? (route.method === 'GET' && !personIsActive())) headers['x-background'] = '1'
  const agent = route.method === 'GET' ? lookedAtHere() : null
  if (agent) headers[LOOKS_AT] = agent
  const response = await fetch(url, {
    method: route.method,
    credentials: 'same-origin',
    headers,
    body: body ? JSON.stringify(body) : null,
    signal: options.signal ?? null,
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    void isReachable()
    throw new ApiError(0)
  })
  if (!response.ok) throw await failure(response)
  return response
}

const staleAfter = new Map<string, readonly LiveEventName[]>()
/** The live events that make the cached answers of a query key stale. */
export const eventsFor = (key: string): readonly LiveEventName[] => staleAfter.get(key) ?? []

export function keyOf(route: Route): readonly [string] {
  const key = `${route.method} ${route.path}`
  if (route.staleAfter) staleAfter.set(key, route.staleAfter)
  return [key]
}

/** TanStack Query options of a read; the key is the route and its input. */
export const queryOf = <R extends Route>(route: R, input: CallInput<R>) =>
  queryOptions<Output<R>, ApiError>({
    queryKey: [...keyOf(route), input],
    queryFn: ({ signal }) => call(route, input, { signal }),
  })
