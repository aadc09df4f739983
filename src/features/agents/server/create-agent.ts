import type { agentCalls } from '#features/agents/contract.ts'
import { addPerson } from '#features/people/server/create-person.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** Creates a person with the role agent and a region, in one transaction. */
export const createAgent: Handler<typeof agentCalls.create> = (context, { region, ...person }) =>
  inTransaction(context, async (tx) => {
    const id = await addPerson(tx, { ...person, role: 'agent' })
    if (region) await tx.db.updateTable('profiles').set({ region }).where('id', '=', id).execute()
    return { id }
  })
