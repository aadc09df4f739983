import { useQuery } from '@tanstack/react-query'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { choiceQuery } from './queries.ts'

type Chosen = { id: string; name: string }
type Props = { label: string; without: string; value: string; onChange: (agent: Chosen | undefined) => void }

/** Offers the agents who may be given work, each with their workload; leaves out inactive ones (E5). */
export function AgentChoice({ label, without, value, onChange }: Props) {
  const { choose, handOver: text } = useMessages('agents', agents)
  const { data, isError, refetch } = useQuery(choiceQuery)
  if (isError && !data) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-12 w-full" />
  const others = data.items.filter(({ active, id }) => active && id !== without)
  if (others.length === 0) return <Notice tone="blue">{text.nobody}</Notice>
  return (
    <Select
      label={label}
      placeholder={choose}
      value={value}
      options={others.map((one) => ({ value: one.id, label: text.option({ name: one.name, open: one.openCount }) }))}
      onChange={({ target }) => onChange(others.find(({ id }) => id === target.value))}
    />
  )
}
