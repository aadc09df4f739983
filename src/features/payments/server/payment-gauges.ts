import type pg from 'pg'
import type { Gauge } from '#server/operations/gauges.ts'

/** Counts messages that did not fit a payment and need an operator's attention (S54). Empty while the database is unavailable. */
export async function paymentGauges(pool: pg.Pool): Promise<Gauge[]> {
  const name = 'travessia_payment_events_refused'
  const help = 'Signed messages of the payment provider that did not fit a payment of ours.'
  try {
    const text = `select count(*)::int as count from payment_events where outcome = 'refused'`
    const { rows } = await pool.query<{ count: number }>(text)
    return [[name, help, rows[0]?.count ?? 0]]
  } catch {
    return [] // `travessia_database_up` already reports it
  }
}
