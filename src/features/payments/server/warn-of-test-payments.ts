import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/start/config.ts'

/** The variable is for trials that strangers cannot reach (C7): the log of each start on a public address names it. */
export function warnOfTestPayments(
  { local, testPayments }: Pick<Config, 'local' | 'testPayments'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (!local && testPayments)
    log.warn({ variable: 'TEST_PAYMENTS' }, 'without keys of Stripe orders are marked as paid without money')
}
