import { AppError } from '#domain/errors.ts'
import type { Config } from '#server/start/config.ts'

/** Mails can be looked at in development and in the demo only, and only while they go to the local folder. */
export function assertLocalMail(config: Config): void {
  const local = (config.demo || config.development) && !config.smtpUrl
  if (!local) throw new AppError('not_found')
}
