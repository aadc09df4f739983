import { emptyRecord } from '#features/registrations/rules/company-record.ts'
import { type FreshProcess, freshAgent, freshProcess, good, setStatus } from './fresh-process.ts'
import { theOffice } from './the-office.ts'

/** Forty days ago, so that all first due dates are still ahead. */
export const formedOn = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)

/** A company that the state has formed, so that its calendar has due dates. */
export async function formedCompany(): Promise<FreshProcess> {
  const agent = await freshAgent('Otávio Reis')
  const process = await freshProcess({ agent })
  const data = { ...emptyRecord, fileNumber: 'L26000999', formedOn, expectedUpdatedAt: null }
  await good(await (await theOffice()).put(`/api/registrations/${process.id}/record`, { data }))
  await setStatus(process.id, 'in_review', 'approved')
  return process
}
