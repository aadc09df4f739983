import { sql } from 'kysely'
import type { Connected, ProcessorKind } from '#features/privacy/rules/processors.ts'
import type { Db } from '#server/db/connect.ts'
import type { Config } from '#server/start/config.ts'

/** Configuration variables that hold the address of another machine. */
type Outward = Extract<keyof Config, `${string}Url` | 's3' | 'stripeApiBase'>

const hostOf = (address: string | undefined): string | undefined => address && new URL(address).hostname

type Service = { kind: ProcessorKind; host: (config: Config) => string | undefined }

/** The service behind each variable; a new one does not compile until this table decides whether /privacidade names it (G262). */
const outward: Record<Outward, Service | 'hosting' | 'chosen by the office' | 'nothing personal'> = {
  s3: {
    kind: 'files',
    host: ({ s3 }) => s3 && (hostOf(s3.endpoint) ?? `s3.${s3.region}.amazonaws.com`),
  },
  smtpUrl: { kind: 'mail', host: ({ smtpUrl }) => hostOf(smtpUrl) },
  smsUrl: { kind: 'sms', host: ({ smsUrl }) => hostOf(smsUrl) },
  clamdUrl: { kind: 'scanner', host: ({ clamdUrl }) => hostOf(clamdUrl) },
  databaseUrl: 'hosting',
  databaseReaderUrl: 'hosting',
  databaseOwnerUrl: 'hosting',
  stripeApiBase: 'chosen by the office',
  // Spans contain only route names, times and request ids.
  otlpUrl: 'nothing personal',
}

// A service on the server's own machine is part of the hosting. A Unix socket has an empty host.
const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|)$/

/** Services that get personal data now: those in the environment, and Stripe once an admin has put it in use. */
export async function connectedProcessors(db: Db, config: Config): Promise<Connected> {
  const stripe = await db
    .selectFrom('payment_provider_settings')
    .select('provider')
    .where('in_use', '=', sql.lit(true))
    .executeTakeFirst()
  const named = Object.values(outward).flatMap((service) => {
    const host = typeof service === 'object' ? service.host(config) : undefined
    return typeof service === 'object' && host !== undefined && !OWN_MACHINE.test(host)
      ? [[service.kind, host] as const]
      : []
  })
  return { hosting: '', ...(stripe ? { payments: 'Stripe' } : {}), ...Object.fromEntries(named) }
}
