import type { z } from 'zod'
import type { Action } from '#domain/access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** At most `max` calls in `seconds`, counted for each address (visitors) or account. */
export type Limit = { max: number; seconds: number }

export type Route = {
  method: Method
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
}

/** Keeps the literal types, so that both sides derive theirs from it. */
export const route = <const R extends Route>(definition: R): R => definition

type Of<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise
/** An empty shape asks for nothing; zod's own type for it would refuse the other parts' fields. */
type Asked<S> = S extends z.ZodObject ? (keyof S['shape'] extends never ? unknown : z.input<S>) : unknown
type Part<R extends Route, K extends keyof Route> = K extends keyof R ? R[K] : undefined

/** What a use-case receives. */
export type Input<R extends Route> = Of<Part<R, 'params'>, unknown> &
  Of<Part<R, 'query'>, unknown> &
  Of<Part<R, 'body'>, unknown>
/** What a caller gives. */
export type CallInput<R extends Route> = Asked<Part<R, 'params'>> & Asked<Part<R, 'query'>> & Asked<Part<R, 'body'>>
export type Output<R extends Route> = z.output<R['response']>
