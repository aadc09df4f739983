import type { Config } from '#server/start/config.ts'

/** Mails can be looked at in development and in the demo only, and only while they go to the local folder. */
export const hasLocalMail = (config: Config): boolean => (config.demo || config.development) && !config.smtpUrl
