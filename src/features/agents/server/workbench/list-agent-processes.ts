import type { workbench } from '#features/agents/contract/workbench.ts'
import type { AgentStage } from '#features/registrations/rules/agent-stage.ts'
import { askedIn } from '#features/registrations/server/registration-filter.ts'
import { registrationPage } from '#features/registrations/server/registration-page.ts'
import { listScope } from '#rules/access.ts'
import type { Handler } from '#server/http/handler.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { readPage } from '#server/lists/read-page.ts'
import { agentProcessView } from './agent-process-view.ts'
import { whatWaits } from './what-waits.ts'

/** Two stages are a status; the other two also depend on whether the process is being filed (G121). */
const narrowed = {
  review: { stage: 'review' },
  filing: { stage: 'filing' },
  documents: { status: 'documents_required' },
  done: { status: 'approved' },
} as const satisfies Record<AgentStage, object>

export const listAgentProcesses: Handler<typeof workbench.processes> = async (
  context,
  { limit, cursor, search, stage, sort: order = 'newest', state, type },
) => {
  const asked = askedIn({ state, type, ...(stage && narrowed[stage]) })
  const question = { scope: listScope(context.actor, 'workbench.read'), asked, order, search }
  const page = await readPage(context, {
    list: 'agent processes',
    filter: { search, order, ...asked },
    limit,
    cursor,
    rows: (span) =>
      search
        ? limitedSearch(context, 'registrations', () => registrationPage(context, question, span))
        : registrationPage(context, question, span),
    time: (row) => row.at,
    view: (row) => row,
  })
  const waitingOf = await whatWaits(
    context.db,
    page.items.map(({ id }) => id),
  )
  return { ...page, items: page.items.map((row) => agentProcessView(context, row, waitingOf(row.id))) }
}
