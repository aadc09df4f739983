import type { Selectable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { RegistrationNotes } from '#server/db/types.ts'

export type Note = Selectable<RegistrationNotes>

export async function aNote(
  context: Context,
  registrationId: string,
  authorId: string,
  given: Partial<Note> = {},
): Promise<Note> {
  const row: Note = {
    id: context.newId(),
    business_registration_id: registrationId,
    author_id: authorId,
    note: 'Cliente prefere falar à tarde.',
    created_at: context.now,
    ...given,
  }
  await context.db.insertInto('registration_notes').values(row).execute()
  return row
}
