import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refunds } from '#features/refunds/contract.ts'
import { mayRefuse } from '#features/refunds/rules/withdrawal.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DecideForm } from './decide-form.tsx'
import { ExecuteWithdrawal } from './execute-withdrawal.tsx'
import { previewQuery, type Refund } from './queries.ts'
import { RefuseForm } from './refuse-form.tsx'
import { useDecided } from './use-decided.ts'
import { useRefundWords } from './use-refund-words.ts'

function Decide({ refund }: { refund: Refund }) {
  const { decide: text, drawer } = useMessages('teamRefunds', teamRefunds)
  const { text: shared, money } = useRefundWords()
  const { data: preview, error, isFetching, refetch } = useQuery(previewQuery(refund.paymentId))
  const [refusing, setRefusing] = useState(false)
  const approve = useCall(refunds.approve, useDecided())
  if (refusing) return <RefuseForm id={refund.id} onCancel={() => setRefusing(false)} />
  if (!preview)
    return error ? (
      <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton className="h-48 w-full" />
    )
  const { asked, everything, byRule } = preview
  if (!asked || !everything) return null
  if (refund.ground === 'withdrawal') return <ExecuteWithdrawal {...{ refund, preview, everything }} />
  const moved = byRule.stage !== refund.stage
  return (
    <div className="space-y-4">
      {moved && (
        <Notice tone="blue">
          {drawer.moved({ stage: shared.stages[byRule.stage], amount: money(byRule.figures.totalCents) })}
        </Notice>
      )}
      <DecideForm
        preview={preview}
        first={asked}
        firstLabel={text.byRequest({ amount: money(asked.figures.totalCents) })}
        everything={everything}
        deciding={approve}
        input={(decided) => ({ id: refund.id, ...decided })}
      >
        <Button variant="ghost" size="panel" onClick={() => setRefusing(true)}>
          {text.refuse}
        </Button>
      </DecideForm>
    </div>
  )
}

function Failed({ refund }: { refund: Refund }) {
  const text = useMessages('teamRefunds', teamRefunds)
  const [refusing, setRefusing] = useState(false)
  const retry = useCall(refunds.retry, { ...useDecided(), failed: text.decide.failed })
  const failure = refund.office?.failure ?? null
  const giveUp = refund.ground === 'withdrawal' ? text.withdrawal.bankReturned : text.decide.giveUp
  if (refusing) return <RefuseForm id={refund.id} onCancel={() => setRefusing(false)} />
  return (
    <div className="space-y-4">
      <Notice tone="red">{text.failedText({ because: text.failures[failure ?? 'refused'] })}</Notice>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button size="panel" loading={retry.isPending} onClick={() => retry.mutate({ id: refund.id })}>
          {text.decide.retry}
        </Button>
        {mayRefuse({ ...refund, failure }) && (
          <Button variant="ghost" size="panel" onClick={() => setRefusing(true)}>
            {giveUp}
          </Button>
        )}
      </div>
    </div>
  )
}

function Sending({ refund }: { refund: Refund }) {
  const text = useMessages('teamRefunds', teamRefunds)
  const { dateTime } = useDates()
  const { office } = refund
  const at = office?.triedAt ? dateTime(office.triedAt) : '-'
  return (
    <Notice tone="blue">
      <p>{text.sending({ tries: office?.tries ?? 0, at })}</p>
      {office?.failure && <p className="font-normal">{text.failures[office.failure]}</p>}
    </Notice>
  )
}

/** What an admin can do about a refund in its current status. */
export function RefundActions({ refund }: { refund: Refund }) {
  switch (refund.status) {
    case 'requested':
      return <Decide refund={refund} />
    case 'failed':
      return <Failed refund={refund} />
    case 'sending':
      return <Sending refund={refund} />
    default:
      return null
  }
}
