import { keepCalendar } from '#features/duties/server/keep-calendars.ts'
import { DAY } from '#features/registrations/rules/timeline-range.ts'
import type { Context } from '#server/context.ts'
import type { CompanyPlan } from './company-plan.ts'

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The invented file number and EIN of an approved company; the EIN comes two weeks after the approval. */
export async function writeRecord(tx: Context, { company, times }: CompanyPlan, registrationId: string): Promise<void> {
  if (company.status !== 'approved') return
  const einOn = new Date(times.closed.getTime() + 14 * DAY)
  const number = String(10_000_000 + company.daysAgo * 7919).slice(1)
  const ein = einOn <= tx.now ? { ein: `00-${number}`, ein_on: dayOf(einOn) } : {}
  await tx.db
    .insertInto('company_records')
    .values({
      business_registration_id: registrationId,
      file_number: `DEMO-${number}`,
      formed_on: dayOf(times.closed),
      registered_agent: 'Agente de Exemplo Inc., 100 Sample Street, Suite 1',
      updated_at: times.closed,
      ...ein,
    })
    .execute()
  await keepCalendar(tx, registrationId)
}
