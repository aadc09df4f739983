import type { z } from 'zod'
import type { Action } from '#rules/access.ts'
import type { LiveEventName } from './live.ts'
import type { Records } from './records.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** At most `max` calls in `seconds`, counted for each address (visitors) or account. */
export type Limit = { max: number; seconds: number }

type AnyMethod = {
  /** Fastify style: `/api/people/:id/disable`. */
  path: `/api/${string}`
  access: Action
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  response: z.ZodType
  status?: 200 | 201 | 202
  limit?: Limit
  /** Asks for the password or a code that was given in this session within the last ten minutes (S67). */
  stepUp?: true
  /** Leads out of a required step (A10), so it is open during one. */
  inRequiredStep?: true
  takes?: never
}

/** `staleAfter` names the live events that make the answer stale: open pages then read it again. Empty where none tells of its changes. */
type Read = AnyMethod & { method: 'GET'; staleAfter: readonly LiveEventName[]; records?: never }
/** `records` says which rows the call names, so that row-level security is asked for each before the use-case runs. */
type Change = AnyMethod & { method: Exclude<Method, 'GET'>; staleAfter?: never; records: Records }
export type Route = Read | Change

/** A call that answers with the bytes of a file; access, limits, params and query work as for every other call. */
export type Download = Pick<Route, 'path' | 'access' | 'summary' | 'params' | 'query' | 'limit'> & {
  method: 'GET'
  answers: 'file'
  records?: never
  contentTypes: readonly string[]
}
/** A call whose body is one raw, streamed file. `about` travels in headers, because addresses end up in logs. */
export type Upload = Pick<Route, 'path' | 'access' | 'summary' | 'params' | 'response' | 'status' | 'limit'> & {
  method: 'POST'
  takes: 'file'
  records: Records
  about: z.ZodObject
  contentTypes: readonly string[]
  maxBytes: number
}
export type AnyRoute = Route | Download | Upload

/** Keeps the literal types, so that both sides derive theirs from it. */
export const route = <const R extends Route>(definition: R): R => definition
export const download = <const D extends Omit<Download, 'method' | 'answers'>>(
  definition: D,
): D & { method: 'GET'; answers: 'file' } => ({ ...definition, method: 'GET', answers: 'file' })
export const upload = <const U extends Omit<Upload, 'method' | 'takes'>>(
  definition: U,
): U & { method: 'POST'; takes: 'file' } => ({ ...definition, method: 'POST', takes: 'file' })
export const isUpload = (known: AnyRoute): known is Upload => known.method === 'POST' && known.takes === 'file'
/** `fileName` is sent as `x-about-file-name`, percent-encoded, because a header holds plain letters only. */
export const aboutHeader = (field: string): string =>
  `x-about-${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
export const isDownload = (known: AnyRoute): known is Download => 'answers' in known

type Of<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise
/** An empty shape counts as `unknown`, because zod's input type of it would refuse the fields of the other parts. */
type Asked<S> = S extends z.ZodObject ? (keyof S['shape'] extends never ? unknown : z.input<S>) : unknown
type Part<R extends AnyRoute, K extends keyof Route | 'about'> = K extends keyof R ? R[K] : undefined

/** What a use-case receives. */
export type Input<R extends AnyRoute> = Of<Part<R, 'params'>, unknown> &
  Of<Part<R, 'query'>, unknown> &
  Of<Part<R, 'about'>, unknown> &
  Of<Part<R, 'body'>, unknown>
/** What a caller gives. */
export type CallInput<R extends AnyRoute> = Asked<Part<R, 'params'>> &
  Asked<Part<R, 'query'>> &
  Asked<Part<R, 'about'>> &
  Asked<Part<R, 'body'>>
export type Output<R extends Route | Upload> = z.output<R['response']>
