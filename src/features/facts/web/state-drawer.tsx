import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { FACT_KINDS } from '#features/facts/rules/fact-fields.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { FactGroups } from './fact-groups.tsx'
import { type Fact, stateQuery } from './queries.ts'

type Drawer = Pick<ComponentProps<typeof RecordDrawer>, 'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'>

function Facts({ facts }: { facts: readonly Fact[] }) {
  const { groups: text } = useMessages('states', states)
  const of = (companyTypeId: string | null) =>
    facts
      .filter((fact) => fact.companyTypeId === companyTypeId)
      .toSorted((a, b) => FACT_KINDS.indexOf(a.kind) - FACT_KINDS.indexOf(b.kind))
  return (
    <FactGroups
      groups={[
        { title: text.llc, facts: of('llc') },
        { title: text.corporation, facts: of('corporation') },
        { title: text.both, facts: of(null) },
      ]}
    />
  )
}

/** All facts about one state, beside the list. */
export default function StateDrawer({ id, name, ...drawer }: Drawer & { id: string; name: string | undefined }) {
  const text = useMessages('states', states)
  const { data, error, isFetching, refetch } = useQuery({ ...stateQuery(id), staleTime: 0 })
  const gone = error?.status === 404 || error?.status === 400
  return (
    <RecordDrawer title={name ?? id} description={text.drawer.text} {...drawer}>
      {!data && !error && <Skeleton className="h-64 w-full" />}
      {gone && <Notice tone="red">{text.drawer.notFound}</Notice>}
      {error && !gone && !data && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {data && <Facts key={id} facts={data.items} />}
    </RecordDrawer>
  )
}
