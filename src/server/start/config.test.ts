import { describe, expect, test } from 'vitest'
import { warnOfTestPayments } from '#features/payments/server/warn-of-test-payments.ts'
import { newAppKey } from '#server/keys/keys.ts'
import { readConfig } from './config.ts'
import { StartupError } from './startup-error.ts'

const refusal = (variables: Record<string, string>): string => {
  try {
    readConfig(variables)
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
  return ''
}

describe('the environment', () => {
  test('is fine when empty: embedded database, loopback, demo', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, demo: true, databaseUrl: undefined })
  })

  test('lists every problem at once', () => {
    const text = refusal({
      PORT: 'abc',
      APP_KEY: 'short',
      SMTP_URL: 'http://x',
      LOG_LEVEL: 'loud',
      OWNER_EMAIL: 'nobody',
      DEMO: 'yes',
    })
    for (const name of ['PORT', 'APP_KEY', 'SMTP_URL', 'LOG_LEVEL', 'OWNER_EMAIL', 'DEMO']) expect(text).toContain(name)
  })

  test('needs APP_KEY with DATABASE_URL, and then shows no demo', () => {
    const DATABASE_URL = 'postgres://someone@db.example/travessia'
    expect(refusal({ DATABASE_URL })).toContain('APP_KEY')
    expect(readConfig({ DATABASE_URL, APP_KEY: newAppKey() }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, APP_KEY: newAppKey(), DEMO: '1' }).demo).toBe(true)
    const alone = { APP_KEY: newAppKey(), DATABASE_READER_URL: DATABASE_URL }
    expect(refusal(alone)).toContain('DATABASE_URL, DATABASE_READER_URL, DATABASE_OWNER_URL: os três')
  })

  test('refuses demo mode on a host that is not loopback', () => {
    const open = { HOST: '0.0.0.0', APP_ORIGIN: 'https://travessia.example' }
    expect(refusal({ ...open, DEMO: '1' })).toContain('DEMO')
    expect(readConfig(open).demo).toBe(false)
  })

  test('has no demo and no development behind a public address or a proxy, whatever it listens on', () => {
    for (const seen of [{ APP_ORIGIN: 'https://travessia.example' }, { TRUSTED_PROXIES: '127.0.0.1' }]) {
      expect(readConfig(seen)).toMatchObject({ demo: false, local: false })
      expect(refusal({ ...seen, DEMO: '1' })).toContain('DEMO')
      expect(refusal({ ...seen, NODE_ENV: 'development' })).toContain('NODE_ENV')
    }
    expect(readConfig({ APP_ORIGIN: 'http://localhost:4000' })).toMatchObject({ demo: true, local: true })
    expect(readConfig({ APP_ORIGIN: 'http://[::1]:4000', DEMO: '1' }).demo).toBe(true)
  })

  test('the test provider of payments exists on loopback, and elsewhere only where it is asked for', () => {
    expect(readConfig({}).testPayments).toBe(true)
    expect(readConfig({ TEST_PAYMENTS: '0' }).testPayments).toBe(false)
    const seen = { APP_ORIGIN: 'https://travessia.example' }
    for (const open of [seen, { ...seen, HOST: '0.0.0.0' }, { TRUSTED_PROXIES: '127.0.0.1' }])
      expect(readConfig(open).testPayments).toBe(false)
    expect(readConfig({ ...seen, TEST_PAYMENTS: '1' }).testPayments).toBe(true)
    const warned = (given: Record<string, string>): number => {
      const lines: unknown[] = []
      warnOfTestPayments(readConfig(given), { warn: (line: unknown) => lines.push(line) })
      return lines.length
    }
    expect([warned({ ...seen, TEST_PAYMENTS: '1' }), warned(seen), warned({})]).toEqual([1, 0, 0])
  })

  test('refuses plain http beyond loopback and origins with a path', () => {
    expect(refusal({ APP_ORIGIN: 'http://travessia.example' })).toContain('https')
    expect(refusal({ APP_ORIGIN: 'https://travessia.example/app' })).toContain('APP_ORIGIN')
  })

  test('wants the S3 settings together', () => {
    expect(refusal({ S3_BUCKET: 'arquivos' })).toContain('S3_ACCESS_KEY_ID')
  })

  test('a provider of SMS is reached over https, and a token alone is not enough', () => {
    expect(refusal({ SMS_URL: 'http://sms.example/send' })).toContain('SMS_URL')
    expect(refusal({ SMS_URL: 'sms' })).toContain('SMS_URL')
    expect(refusal({ SMS_TOKEN: 'segredo' })).toContain('SMS_URL')
    const config = readConfig({ SMS_URL: 'https://sms.example/send', SMS_TOKEN: 'segredo' })
    expect(config).toMatchObject({ smsUrl: 'https://sms.example/send', smsToken: 'segredo' })
    expect(readConfig({}).smsUrl).toBeUndefined()
  })

  test('the payment provider, which gets the secret key, is reached over https beyond this machine', () => {
    for (const base of ['http://stripe.example', 'http://10.0.0.4:12111', 'http://localhost.example'])
      expect(refusal({ STRIPE_API_BASE: base })).toContain('STRIPE_API_BASE')
    for (const base of [
      'https://stripe.example',
      'http://127.0.0.1:12111',
      'http://localhost:12111',
      'http://[::1]:12111',
    ])
      expect(readConfig({ STRIPE_API_BASE: base }).stripeApiBase).toBe(base)
  })

  test('a collector of traces is reached over https, at a bare address, and gets a share of the traces', () => {
    expect(refusal({ OTLP_URL: 'http://traces.example' })).toContain('OTLP_URL')
    expect(refusal({ OTLP_URL: 'https://ana:senha@traces.example' })).toContain('OTLP_URL')
    expect(refusal({ OTLP_URL: 'https://traces.example/?token=1' })).toContain('OTLP_URL')
    expect(refusal({ OTLP_TOKEN: 'segredo' })).toContain('OTLP_URL')
    expect(refusal({ OTLP_RATIO: '1.5' })).toContain('OTLP_RATIO')
    expect(readConfig({})).toMatchObject({ otlpUrl: undefined, otlpRatio: 0.1 })
    const config = readConfig({ OTLP_URL: 'http://127.0.0.1:4318', OTLP_TOKEN: 'segredo', OTLP_RATIO: '1' })
    expect(config).toMatchObject({ otlpUrl: 'http://127.0.0.1:4318', otlpToken: 'segredo', otlpRatio: 1 })
  })

  test('a scanner is named by its address or its socket', () => {
    expect(refusal({ CLAMD_URL: 'clamav:3310' })).toContain('CLAMD_URL')
    expect(readConfig({ CLAMD_URL: 'tcp://clamav:3310' }).clamdUrl).toBe('tcp://clamav:3310')
  })

  test('a node beside others goes on for a moment after it was told to stop; a single one need not', () => {
    const own = { DATABASE_URL: 'postgres://someone@db.example/travessia', APP_KEY: newAppKey() }
    expect(readConfig({}).stopDelaySeconds).toBe(0)
    expect(readConfig(own).stopDelaySeconds).toBe(3)
    expect(readConfig({ ...own, STOP_DELAY_SECONDS: '10' }).stopDelaySeconds).toBe(10)
    expect(refusal({ STOP_DELAY_SECONDS: '-1' })).toContain('STOP_DELAY_SECONDS')
  })

  test('an empty variable counts as missing', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' }).port).toBe(3000)
  })
})
