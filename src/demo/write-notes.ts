import type { Context } from '#server/context.ts'
import type { CompanyPlan } from './company-plan.ts'
import { aNote } from './factories/note.ts'
import { HOUR, later } from './timeline.ts'
import type { People } from './write-people.ts'

type Planned = { by: string; at: Date; note: string }

/** The team's internal notes on a company: a few examples that show what notes are for. */
function notesOf({ company, times }: CompanyPlan): Planned[] {
  if (!company.agent)
    return company.payment === 'paid'
      ? [{ by: 'admin', at: later(times.paid, HOUR), note: 'Cliente pediu retorno por telefone antes de começarmos.' }]
      : []
  const first = { by: company.agent, at: later(times.assigned, HOUR), note: 'Dados conferidos. Falta confirmar o CEP.' }
  if (company.status === 'documents_required')
    return [
      first,
      { by: company.agent, at: times.papersReviewed, note: 'Passaporte ilegível; pedi outra foto, com boa luz.' },
      { by: 'admin', at: later(times.papersReviewed, HOUR), note: 'Se não chegar até sexta, ligar.' },
    ]
  return company.status === 'in_review' ? [first] : []
}

export async function writeNotes(
  tx: Context,
  plan: CompanyPlan,
  of: { registrationId: string; people: People },
): Promise<void> {
  for (const { by, at, note } of notesOf(plan)) {
    // No note may be dated in the future.
    const created_at = at < tx.now ? at : tx.now
    await aNote(tx, of.registrationId, of.people(by), { note, created_at })
  }
}
