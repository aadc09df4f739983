import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/start/config.ts'

/** TEST_PAYMENTS is meant for servers that the public cannot reach (C7), so each start on a public address logs a warning. */
export function warnOfTestPayments(
  { local, testPayments }: Pick<Config, 'local' | 'testPayments'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (!local && testPayments)
    log.warn({ variable: 'TEST_PAYMENTS' }, 'without keys of Stripe orders are marked as paid without money')
}
