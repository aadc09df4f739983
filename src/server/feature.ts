import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { AnyRoute } from '#contract/route.ts'
import type { FindSession } from './auth/find-session.ts'
import type { Context, FeatureServices, Services } from './context.ts'
import type { DB } from './db/types.ts'
import type { Reactions } from './dispatch.ts'
import type { HandlerOf } from './http/handler.ts'
import type { Jobs } from './jobs/job.ts'
import type { LiveHub } from './live/hub.ts'
import type { ReadGauges } from './operations/figures.ts'
import type { SealedColumn } from './operations/rotation/sealed-column.ts'
import type { Config } from './start/config.ts'
import type { Site } from './static/site.ts'

type Calls = Readonly<Record<string, AnyRoute>>
/** Calls, the use-case that answers each, and which servers offer them. */
type ServedCalls = { calls: Calls; handlers: Readonly<Record<string, unknown>>; where: (config: Config) => boolean }

/** What `onStart` may need besides the services. */
export type Around = { hub: Pick<LiveHub, 'onSiteChange'>; site: Site | undefined }

/** What the addresses besides the calls need, such as those of webhooks. */
export type MountNeeds = { findSession: FindSession; own: ReadonlySet<string>; site: Site | undefined }

export type RunOut = { readonly [T in keyof DB]?: (now: Date) => RawBuilder<unknown> }

/** One feature as the server knows it: everything the platform runs for it. */
export type ServerFeature = {
  /** By the first part of their names: `{ refunds }` holds `refunds.ask`. */
  readonly calls?: Readonly<Record<string, ServedCalls>>
  readonly on?: Reactions
  readonly jobs?: Jobs
  /** The rows of its tables that are kept for a time only: those whose time is over. */
  readonly runOut?: RunOut
  /** Other things that go once their time is over, by the name that the log gives them. */
  readonly sweep?: Readonly<Record<string, (context: Context) => Promise<number>>>
  /** What it adds to the services of every use-case. */
  readonly services?: () => Partial<FeatureServices>
  /** Columns whose values are sealed with a key of ours, by the name under which a change of the key counts them. */
  readonly sealed?: Readonly<Record<string, readonly SealedColumn[]>>
  readonly gauges?: ReadGauges
  /** Once database and files can be used, before the server listens. */
  readonly beforeListening?: (context: Context) => Promise<unknown>
  /** Once live events arrive; it may keep listening to them. */
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
