import type { z } from 'zod'
import type { Action } from '#rules/access.ts'
import type { LiveEventName } from './live.ts'
import type { Records } from './records.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Rate limit of `max` calls in `seconds`, counted per account or, for visitors, per IP address. */
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
  /** Requires that the password or a code was given in this session within the last ten minutes (S67). */
  stepUp?: true
  /** Allowed during a required step (A10), because the call is needed to complete it. */
  inRequiredStep?: true
  takes?: never
}

/** `staleAfter` lists the live events that make the answer stale, so that open pages read it again; empty if there are none. */
type Read = AnyMethod & { method: 'GET'; staleAfter: readonly LiveEventName[]; records?: never }
/** `records` lists the rows that the input names: before the use-case runs, row-level security must show each to the caller. */
type Change = AnyMethod & { method: Exclude<Method, 'GET'>; staleAfter?: never; records: Records }
export type Route = Read | Change

/** A call that answers with a file; access, rate limits, params and query work as for every other call. */
export type Download = Pick<Route, 'path' | 'access' | 'summary' | 'params' | 'query' | 'limit'> & {
  method: 'GET'
  answers: 'file'
  records?: never
  contentTypes: readonly string[]
}
/** A call whose body is one raw, streamed file. `about` is sent in headers, because URLs end up in logs. */
export type Upload = Pick<Route, 'path' | 'access' | 'summary' | 'params' | 'response' | 'status' | 'limit'> & {
  method: 'POST'
  takes: 'file'
  records: Records
  about: z.ZodObject
  contentTypes: readonly string[]
  maxBytes: number
}
export type AnyRoute = Route | Download | Upload

/** Keeps the literal types, from which server and browser derive theirs. */
export const route = <const R extends Route>(definition: R): R => definition
export const download = <const D extends Omit<Download, 'method' | 'answers'>>(
  definition: D,
): D & { method: 'GET'; answers: 'file' } => ({ ...definition, method: 'GET', answers: 'file' })
export const upload = <const U extends Omit<Upload, 'method' | 'takes'>>(
  definition: U,
): U & { method: 'POST'; takes: 'file' } => ({ ...definition, method: 'POST', takes: 'file' })
export const isUpload = (known: AnyRoute): known is Upload => known.method === 'POST' && known.takes === 'file'
/** The header of an `about` field: `fileName` is sent as `x-about-file-name`, percent-encoded because headers hold ASCII only. */
export const aboutHeader = (field: string): string =>
  `x-about-${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
export const isDownload = (known: AnyRoute): known is Download => 'answers' in known

type Of<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise
/** An empty shape counts as `unknown`, because zod's input type for it would reject the fields of the other parts. */
type Asked<S> = S extends z.ZodObject ? (keyof S['shape'] extends never ? unknown : z.input<S>) : unknown
type Part<R extends AnyRoute, K extends keyof Route | 'about'> = K extends keyof R ? R[K] : undefined

/** The parsed input of a use-case. */
export type Input<R extends AnyRoute> = Of<Part<R, 'params'>, unknown> &
  Of<Part<R, 'query'>, unknown> &
  Of<Part<R, 'about'>, unknown> &
  Of<Part<R, 'body'>, unknown>
/** The input that a caller passes. */
export type CallInput<R extends AnyRoute> = Asked<Part<R, 'params'>> &
  Asked<Part<R, 'query'>> &
  Asked<Part<R, 'about'>> &
  Asked<Part<R, 'body'>>
export type Output<R extends Route | Upload> = z.output<R['response']>
