import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { Records } from '#contract/records.ts'
import type { AnyRoute } from '#contract/route.ts'
import type { FindSession } from './auth/find-session.ts'
import type { Context, FeatureServices, Services } from './context.ts'
import type { DB } from './db/types.ts'
import type { Reactions } from './dispatch.ts'
import type { HandlerOf } from './http/handler.ts'
import type { Jobs } from './jobs/job.ts'
import type { LiveHub } from './live/hub.ts'
import type { ReadGauges } from './operations/gauges.ts'
import type { SealedColumn } from './operations/rotation/sealed-column.ts'
import type { Config } from './start/config.ts'
import type { Site } from './static/site.ts'

/** A changing call may name records of existing tables only. */
type Calls = Readonly<Record<string, AnyRoute & { records?: Records<keyof DB> }>>
/** Calls, the use-case that answers each, and which servers offer them. */
type ServedCalls = { calls: Calls; handlers: Readonly<Record<string, unknown>>; where: (config: Config) => boolean }

/** What `onStart` may need besides the services. */
export type Around = { hub: Pick<LiveHub, 'onSiteChange'>; site: Site | undefined }

/** What routes outside of the contract need, such as webhooks. */
export type MountNeeds = { findSession: FindSession; own: ReadonlySet<string>; site: Site | undefined }

export type RunOut = { readonly [T in keyof DB]?: (now: Date) => RawBuilder<unknown> }

/** Everything a feature registers with the server. */
export type ServerFeature = {
  /** Keyed by the first part of the calls' names: `{ refunds }` holds `refunds.ask`. */
  readonly calls?: Readonly<Record<string, ServedCalls>>
  readonly on?: Reactions
  readonly jobs?: Jobs
  /** Per table, the condition of rows whose retention has ended; the sweep deletes them. */
  readonly runOut?: RunOut
  /** Other clean-up that the sweep runs, by its name in the log. */
  readonly sweep?: Readonly<Record<string, (context: Context) => Promise<number>>>
  /** Services that it adds for every use-case. */
  readonly services?: () => Partial<FeatureServices>
  /** Columns whose values are encrypted with a key of ours, by the name under which the rotation of the key counts them. */
  readonly sealed?: Readonly<Record<string, readonly SealedColumn[]>>
  readonly gauges?: ReadGauges
  /** Runs once database and files are ready, before the server listens. */
  readonly beforeListening?: (context: Context) => Promise<unknown>
  /** Runs once the listener for live events is connected; may subscribe to site changes. */
  readonly onStart?: (services: Services, around: Around) => unknown
  readonly mount?: (app: FastifyInstance, services: Services, needs: MountNeeds) => void
}

/** Exactly one handler for every call: a call without one does not compile. */
export const serve = <C extends Calls>(
  calls: C,
  handlers: { readonly [K in keyof C]: HandlerOf<C[K]> },
  where: ServedCalls['where'] = () => true,
): ServedCalls => ({ calls, handlers, where })

export type ServedRoute = { name: string; route: AnyRoute; handler: unknown; where: ServedCalls['where'] }

export const routesOf = (features: readonly ServerFeature[]): ServedRoute[] =>
  features.flatMap(({ calls = {} }) =>
    Object.entries(calls).flatMap(([group, { calls, handlers, where }]) =>
      Object.entries(calls).map(([call, route]) => ({
        name: `${group}.${call}`,
        route,
        handler: handlers[call],
        where,
      })),
    ),
  )

export const servicesOf = (features: readonly ServerFeature[]): FeatureServices =>
  Object.assign({}, ...features.map(({ services }) => services?.()))

export const gaugesOf = (features: readonly ServerFeature[]): ReadGauges[] =>
  features.flatMap(({ gauges }) => gauges ?? [])
