import { sql } from 'kysely'
import type { Connected, ProcessorKind } from '#features/privacy/rules/processors.ts'
import type { Db } from '#server/db/connect.ts'
import type { Config } from '#server/start/config.ts'

/** What of the environment leads to another machine. */
type Outward = Extract<keyof Config, `${string}Url` | 's3' | 'stripeApiBase'>

const hostOf = (address: string | undefined): string | undefined => address && new URL(address).hostname

type Service = { kind: ProcessorKind; host: (config: Config) => string | undefined }

/** Which service each leads to; a new variable does not compile until it is decided here whether /privacidade names it (G262). */
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
  // Spans hold names of routes, times and ids of requests.
  otlpUrl: 'nothing personal',
}

// What runs beside the server belongs to its hosting; a socket has no host.
const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|)$/

/** Services that get personal data now: by the environment, and the payment provider that the office has chosen. */
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
