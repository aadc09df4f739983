import { join } from 'node:path'
import type { integrations } from '#features/integrations/contract.ts'
import type { Handler } from '#server/http/handler.ts'
import { mailFolder } from '#server/mail/make-mail.ts'
import { parseSmtpUrl } from '#server/mail/transport/smtp-url.ts'
import type { Config } from '#server/start/config.ts'

function mailOf(config: Config) {
  if (config.smtpUrl === undefined)
    return { kind: 'folder' as const, place: mailFolder(config), from: config.mailFrom, encrypted: false }
  const { host, port, secure, requireTLS } = parseSmtpUrl(config.smtpUrl)
  return { kind: 'smtp' as const, place: `${host}:${port}`, from: config.mailFrom, encrypted: secure || requireTLS }
}

function filesOf({ s3, dataDir }: Config) {
  if (!s3) return { kind: 'disk' as const, place: join(dataDir, 'files') }
  const server = s3.endpoint ? new URL(s3.endpoint).host : `s3.${s3.region}`
  return { kind: 's3' as const, place: `${s3.bucket} (${server})` }
}

/** The host of an address, without parts that may be secret; a local socket has a path instead of a host. */
function placeOf(address: string | undefined) {
  if (!address) return null
  const { host, pathname } = new URL(address)
  return { place: host || pathname }
}

export const readIntegrations: Handler<typeof integrations.read> = async ({ config }) => ({
  mail: mailOf(config),
  files: filesOf(config),
  sms: placeOf(config.smsUrl),
  scanner: placeOf(config.clamdUrl),
})
