import { resolve } from 'node:path'
import { z } from 'zod'
import ptBR from 'zod/v4/locales/pt-BR.js'
import { clamdPlace } from '#server/files/scan/clamd.ts'
import { parseAppKey } from '#server/keys/keys.ts'
import { parseMailFrom } from '#server/mail/transport/mail-address.ts'
import { parseSmtpUrl } from '#server/mail/transport/smtp-url.ts'
import { StartupError } from './startup-error.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/

const accepted = (parse: (text: string) => unknown) => (text: string, at: z.RefinementCtx) => {
  try {
    parse(text)
  } catch (error) {
    at.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'valor inválido' })
  }
}
const flag = z.enum(['0', '1']).transform((value) => value === '1')
const url = (protocol: RegExp) => z.url({ protocol, error: 'não é um endereço válido' })

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'não é um número' }).int().min(0).max(65535).default(3000),
  APP_ORIGIN: url(/^https?$/).optional(),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  DATABASE_READER_URL: url(/^postgres(ql)?$/).optional(),
  DATABASE_OWNER_URL: url(/^postgres(ql)?$/).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  APP_KEY: z.string().superRefine(accepted(parseAppKey)).optional(),
  APP_KEY_PREVIOUS: z.string().superRefine(accepted(parseAppKey)).optional(),
  BACKUP_KEY: z.string().superRefine(accepted(parseAppKey)).optional(),
  OWNER_EMAIL: z.string().trim().toLowerCase().pipe(z.email('não é um e-mail')).optional(),
  SMTP_URL: z.string().superRefine(accepted(parseSmtpUrl)).optional(),
  MAIL_FROM: z.string().superRefine(accepted(parseMailFrom)).default('Travessia <nao-responda@travessia.test>'),
  SMS_URL: url(/^https?$/).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  S3_ENDPOINT: url(/^https?$/).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  STRIPE_API_BASE: url(/^https?$/).optional(),
  TRUSTED_PROXIES: z.string().optional(),
  DEMO: flag.optional(),
  TEST_PAYMENTS: flag.optional(),
  STOP_DELAY_SECONDS: z.coerce.number({ error: 'não é um número' }).int().min(0).max(120).optional(),
  METRICS_TOKEN: z.string().min(16, 'precisa de 16 caracteres ou mais').optional(),
  OTLP_URL: url(/^https?$/).optional(),
  OTLP_TOKEN: z.string().min(1).optional(),
  OTLP_RATIO: z.coerce.number({ error: 'não é um número' }).min(0).max(1).default(0.1),
  BACKUP_DIR: z.string().min(1).optional(),
  CLAMD_URL: z.string().superRefine(accepted(clamdPlace)).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  API_ONLY: flag.default(false),
})

export type Config = {
  host: string
  port: number
  origin: string | undefined
  /** The login of the application; the owner's when the two others are missing. */
  databaseUrl: string | undefined
  databaseReaderUrl: string | undefined
  /** For migrations and for the operator's commands. */
  databaseOwnerUrl: string | undefined
  dataDir: string
  appKey: string | undefined
  previousAppKey: string | undefined
  /** Seals backups instead of `appKey`. */
  backupKey: string | undefined
  ownerEmail: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  smsUrl: string | undefined
  smsToken: string | undefined
  s3: { endpoint?: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined
  stripeApiBase: string | undefined
  trustedProxies: string[]
  /** Only this machine is meant to reach the server: demo and development are allowed nowhere else (S11). */
  local: boolean
  demo: boolean
  /** Whether the test provider exists, which marks orders as paid without money (C7). */
  testPayments: boolean
  development: boolean
  apiOnly: boolean
  /** How long a stopping node still accepts new connections, while `/readyz` reports that it stops. */
  stopDelaySeconds: number
  metricsToken: string | undefined
  /** The address of a trace collector that accepts OTLP over HTTP. */
  otlpUrl: string | undefined
  otlpToken: string | undefined
  /** The share of traces that are recorded and sent to the collector. */
  otlpRatio: number
  /** The folder of backups: the system screen shows the age of the newest one. */
  backupDir: string | undefined
  clamdUrl: string | undefined
  logLevel: string
}

/** Load balancers poll `/readyz` every few seconds; a node with the embedded database is the only one and stops without delay. */
const BALANCED_STOP_SECONDS = 3

type Given = Partial<Record<keyof z.input<typeof environment>, string>>

const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const parsedUrl = (text: string | undefined): URL | undefined =>
  text && URL.canParse(text) ? new URL(text) : undefined

const originOf = ({ APP_ORIGIN }: Given): URL | undefined => parsedUrl(APP_ORIGIN)

const isBare = ({ username, password, search, hash }: URL): boolean => `${username}${password}${search}${hash}` === ''

/** The public address counts as well as the one listened on, because a proxy on this machine can expose loopback to the internet. */
function isLocal(given: Given): boolean {
  if (!LOOPBACK.test(given.HOST ?? '127.0.0.1')) return false
  if (given.APP_ORIGIN === undefined) return given.TRUSTED_PROXIES === undefined
  return LOOPBACK.test(originOf(given)?.hostname ?? '')
}
const ONLY_LOCAL = 'só em loopback; HOST e APP_ORIGIN precisam ser desta máquina'

/** Contradictions between variables; read from the unparsed values, so that they are reported together with other problems. */
function contradictions(given: Given): string[] {
  const {
    HOST = '127.0.0.1',
    APP_ORIGIN,
    DATABASE_URL,
    DATABASE_READER_URL,
    DATABASE_OWNER_URL,
    APP_KEY,
    DEMO,
    NODE_ENV,
    SMS_URL,
    SMS_TOKEN,
    OTLP_URL,
    OTLP_TOKEN,
    STRIPE_API_BASE,
  } = given
  const loopback = LOOPBACK.test(HOST)
  const origin = originOf(given)
  const smsUrl = parsedUrl(SMS_URL)
  const otlpUrl = parsedUrl(OTLP_URL)
  const stripe = parsedUrl(STRIPE_API_BASE)
  const s3Given = [...s3Names, 'S3_ENDPOINT' as const].some((name) => given[name])
  const found = [
    DEMO === '1' && !isLocal(given) && `DEMO: o modo de demonstração existe ${ONLY_LOCAL}`,
    NODE_ENV === 'development' && !isLocal(given) && `NODE_ENV: o modo de desenvolvimento existe ${ONLY_LOCAL}`,
    (DATABASE_READER_URL || DATABASE_OWNER_URL) &&
      !(DATABASE_URL && DATABASE_READER_URL && DATABASE_OWNER_URL) &&
      'DATABASE_URL, DATABASE_READER_URL, DATABASE_OWNER_URL: os três são necessários juntos',
    DATABASE_URL && !APP_KEY && 'APP_KEY: obrigatória com DATABASE_URL',
    !loopback && !APP_ORIGIN && `APP_ORIGIN: obrigatória quando HOST é ${HOST}`,
    origin && origin.origin !== APP_ORIGIN && 'APP_ORIGIN: só esquema, host e porta, sem caminho',
    origin?.protocol === 'http:' && !LOOPBACK.test(origin.hostname) && 'APP_ORIGIN: http só em loopback, use https',
    SMS_TOKEN && !SMS_URL && 'SMS_URL: obrigatória com SMS_TOKEN',
    smsUrl?.protocol === 'http:' && !LOOPBACK.test(smsUrl.hostname) && 'SMS_URL: http só em loopback, use https',
    stripe?.protocol === 'http:' &&
      !LOOPBACK.test(stripe.hostname) &&
      'STRIPE_API_BASE: http só em loopback, use https',
    OTLP_TOKEN && !OTLP_URL && 'OTLP_URL: obrigatória com OTLP_TOKEN',
    otlpUrl?.protocol === 'http:' && !LOOPBACK.test(otlpUrl.hostname) && 'OTLP_URL: http só em loopback, use https',
    otlpUrl && !isBare(otlpUrl) && 'OTLP_URL: só esquema, host, porta e caminho',
    s3Given && !s3Names.every((name) => given[name]) && `${s3Names.join(', ')}: os três são necessários juntos`,
  ]
  return found.filter((problem) => typeof problem === 'string' && problem !== '') as string[]
}

function s3Of(env: z.output<typeof environment>): Config['s3'] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  const region = env.S3_REGION ?? 'us-east-1'
  return { ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {}), region, bucket, accessKeyId, secretAccessKey }
}

/** Checks the whole environment at once, so that an operator sees every problem in one list. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given: Given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given, { error: ptBR().localeError })
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  const problems = [...wrong, ...contradictions(given)]
  if (!parsed.success || problems.length > 0) throw refused(problems)
  const env = parsed.data
  return {
    host: env.HOST,
    port: env.PORT,
    origin: env.APP_ORIGIN,
    databaseUrl: env.DATABASE_URL,
    databaseReaderUrl: env.DATABASE_READER_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    dataDir: resolve(env.DATA_DIR),
    appKey: env.APP_KEY,
    previousAppKey: env.APP_KEY_PREVIOUS,
    backupKey: env.BACKUP_KEY,
    ownerEmail: env.OWNER_EMAIL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    smsUrl: env.SMS_URL,
    smsToken: env.SMS_TOKEN,
    s3: s3Of(env),
    stripeApiBase: env.STRIPE_API_BASE,
    trustedProxies: env.TRUSTED_PROXIES?.split(',').map((entry) => entry.trim()) ?? [],
    local: isLocal(given),
    demo: env.DEMO ?? (!env.DATABASE_URL && isLocal(given)),
    testPayments: env.TEST_PAYMENTS ?? isLocal(given),
    development: env.NODE_ENV === 'development',
    apiOnly: env.API_ONLY,
    stopDelaySeconds: env.STOP_DELAY_SECONDS ?? (env.DATABASE_URL ? BALANCED_STOP_SECONDS : 0),
    metricsToken: env.METRICS_TOKEN,
    otlpUrl: env.OTLP_URL,
    otlpToken: env.OTLP_TOKEN,
    otlpRatio: env.OTLP_RATIO,
    backupDir: env.BACKUP_DIR === undefined ? undefined : resolve(env.BACKUP_DIR),
    clamdUrl: env.CLAMD_URL,
    logLevel: env.LOG_LEVEL,
  }
}

const refused = (problems: string[]): StartupError =>
  new StartupError(`O ambiente não está certo:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
