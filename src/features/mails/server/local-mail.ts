import type { Config } from '#server/start/config.ts'

/** Mails can be viewed in development and in the demo only, and only while they are written to the local folder. */
export const hasLocalMail = (config: Config): boolean => (config.demo || config.development) && !config.smtpUrl
