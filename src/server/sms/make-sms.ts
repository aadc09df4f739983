import type { Config } from '#server/start/config.ts'
import { makeHttpSms } from './http-sms.ts'
import type { Sms } from './sms.ts'

/** The provider of SMS_URL; without one no SMS is sent. */
export const makeSms = (config: Pick<Config, 'smsUrl' | 'smsToken'>): Sms | undefined =>
  config.smsUrl ? makeHttpSms({ url: config.smsUrl, token: config.smsToken }) : undefined
