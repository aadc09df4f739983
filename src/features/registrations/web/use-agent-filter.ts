import { slug as aSlug } from '#contract/fields.ts'
import { agentStages } from '#features/registrations/rules/agent-stage.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import type { AgentFilter } from './queries.ts'

const names = { search: 'busca', stage: 'status', state: 'estado', type: 'tipo', sort: 'ordem' } as const
const OLDEST = 'oldest'

const slugIn = (value: string): string => (aSlug.safeParse(value).success ? value : '')

export type AgentChanges = Partial<Record<keyof AgentFilter, string | undefined>>

/** The filters of the agent's list, kept in the URL; an unknown value there is ignored. */
export function useAgentFilter() {
  const { read, change } = useAddressFilter()
  const filter: AgentFilter = {
    search: read(names.search),
    stage: agentStages.find((known) => known === read(names.stage)),
    state: slugIn(read(names.state)),
    type: slugIn(read(names.type)),
    sort: read(names.sort) === OLDEST ? OLDEST : 'newest',
  }
  const set = ({ sort, ...changes }: AgentChanges): void =>
    change({
      ...Object.fromEntries(Object.entries(changes).map(([key, value]) => [names[key as keyof AgentChanges], value])),
      ...(sort === undefined ? {} : { [names.sort]: sort === OLDEST ? OLDEST : undefined }),
    })
  const filtered = Boolean(filter.search.trim() || filter.stage || filter.state || filter.type)
  return { filter, set, filtered, clear: () => set({ search: '', stage: '', state: '', type: '' }) }
}
