import { useQuery } from '@tanstack/react-query'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { FactGroups } from './fact-groups.tsx'
import { elsewhereQuery } from './queries.ts'

/** Facts of the USA as a whole and of Brazil. */
export default function Elsewhere() {
  const { groups: text } = useMessages('states', states)
  const query = useQuery({ ...elsewhereQuery, staleTime: 0 })
  return (
    <Loaded query={query} rows={4}>
      {({ items }) => (
        <FactGroups
          groups={[
            { title: text.federal, facts: items.filter(({ scope }) => scope === 'federal') },
            { title: text.brazil, facts: items.filter(({ scope }) => scope === 'brazil') },
          ]}
        />
      )}
    </Loaded>
  )
}
