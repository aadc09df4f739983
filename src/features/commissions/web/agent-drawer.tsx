import { type ComponentProps, useState } from 'react'
import type { Output } from '#contract/route.ts'
import { commissions as calls, MOST_PAID_AT_ONCE } from '#features/commissions/contract.ts'
import { commissions } from '#features/commissions/words/commissions.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useCall } from '#web/forms/use-call.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { CommissionRow } from './commission-row.tsx'
import { PayBar } from './pay-bar.tsx'
import { agentCommissionsQuery, type Commission, commissionReads } from './queries.ts'

type Props = Omit<ComponentProps<typeof RecordDrawer>, 'title' | 'children'> & {
  agentId: string
  month: string
  monthName: string
  name: string | undefined
}

/** Lists the commissions that another admin had already paid, with name and time. */
function PaidBefore({ rows, items }: { rows: readonly Commission[]; items: Output<typeof calls.pay> | undefined }) {
  const { detail: text } = useMessages('commissions', commissions)
  const { dateTime } = useDates()
  const company = (id: string) => rows.find((row) => row.id === id)?.companyName ?? id.slice(0, 8)
  const said = (items?.items ?? []).flatMap(({ id, result, paidAt, paidBy }) => {
    if (result === 'not_found') return [text.missing]
    if (result === 'paid' || !paidAt) return []
    return [text.before({ company: company(id), who: paidBy ?? text.somebody, at: dateTime(paidAt) })]
  })
  if (said.length === 0) return null
  return (
    <div className="mb-4">
      <Notice tone="blue">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    </div>
  )
}

/** The commissions of one agent in one month: how each was calculated, and which of them to mark as paid. */
export function AgentDrawer({ agentId, month, monthName, name, ...drawer }: Props) {
  const { detail: text } = useMessages('commissions', commissions)
  const money = useMoney()
  const list = usePagedRows(agentCommissionsQuery(agentId, month))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const pay = useCall(calls.pay, {
    done: ({ items }) => {
      const count = items.filter(({ result }) => result === 'paid').length
      return count > 0 ? text.done({ count }) : undefined
    },
    failed: text.payFailed,
    stale: commissionReads,
  })
  const rows = list.rows ?? []
  const open = rows.filter(({ paid }) => paid === null).slice(0, MOST_PAID_AT_ONCE)
  const toPay = open.filter(({ id }) => chosen.has(id))
  const amount = money(toPay.reduce((sum, { totalCents }) => sum + totalCents, 0))
  const choose = (ids: readonly string[], wanted: boolean) =>
    setChosen((before) => new Set([...before].filter((id) => !ids.includes(id)).concat(wanted ? ids : [])))
  const who = name ?? rows[0]?.agent.name
  return (
    <RecordDrawer
      {...drawer}
      title={who ? text.title({ name: who }) : text.fallback}
      description={monthName}
      footer={
        open.length > 0 && (
          <PayBar
            count={toPay.length}
            amount={amount}
            name={who ?? ''}
            paying={pay.isPending}
            onPay={() => pay.mutate({ ids: toPay.map(({ id }) => id) })}
          />
        )
      }
    >
      <PaidBefore rows={rows} items={pay.data} />
      {open.length > 1 && (
        <Checkbox
          label={text.chooseAll}
          checked={toPay.length === open.length}
          onChange={({ target }) =>
            choose(
              open.map(({ id }) => id),
              target.checked,
            )
          }
        />
      )}
      <PagedList
        list={list}
        loading={<Skeleton className="h-40 w-full" />}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      >
        {(shown) => (
          <ul aria-label={text.caption} className="divide-y divide-line">
            {shown.map((row) => (
              <CommissionRow
                key={row.id}
                commission={row}
                chosen={row.paid === null && chosen.has(row.id)}
                onChoose={(wanted) => choose([row.id], wanted)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </RecordDrawer>
  )
}
