import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { states } from '#web/i18n/pt-BR/states.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { FactGroups } from './fact-groups.tsx'
import { elsewhereQuery } from './queries.ts'

/** What holds for the USA as a whole and in Brazil. */
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
