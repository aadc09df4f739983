import { useQuery } from '@tanstack/react-query'
import { Square, Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { workflows as calls } from '#features/workflows/contract.ts'
import { stretchEnd } from '#features/workflows/rules/worked-time.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { timerQuery } from './queries.ts'
import { runningText } from './worked-text.ts'

/** Seconds since a timer started, by the server's clock; counting stops at the length at which the server ends the timer (G103). */
function useRunningSeconds(startedAt: string, serverNow: string): number {
  // Offset between the server's clock and this device's, measured when the response came.
  const [ahead] = useState(() => Date.parse(serverNow) - Date.now())
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const start = new Date(startedAt)
  return Math.round((stretchEnd(start, new Date(now + ahead)).endedAt.getTime() - start.getTime()) / 1000)
}

type Running = {
  timer: { id: string; taskName: string; workflowId: string; companyName: string; startedAt: string }
  serverNow: string
  onOpen?: ((workflowId: string) => void) | undefined
}

function RunningTimer({ timer, serverNow, onOpen }: Running) {
  const { shared, timer: text } = useMessages('workflows', workflows)
  const seconds = useRunningSeconds(timer.startedAt, serverNow)
  const stop = useCall(calls.stopTimer, { event: 'workflows.changed', failed: text.failed })
  const { id, taskName: task, companyName: company } = timer
  const what = (
    <>
      <span className="font-semibold break-words">{text.running({ task })}</span>{' '}
      <span className="text-ink-muted">{text.elsewhere({ company })}</span>
    </>
  )
  return (
    <div className="card mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-ceu-600 p-3.5 sm:px-5">
      <Timer size={20} aria-hidden="true" className="shrink-0 text-ceu-700" />
      <div className="min-w-0 flex-1 basis-52 text-[0.9375rem]">
        {onOpen ? (
          <button type="button" className="text-left hover:underline" onClick={() => onOpen(timer.workflowId)}>
            {what}
          </button>
        ) : (
          what
        )}
      </div>
      <span role="timer" className="font-display text-[1.25rem] tabular-nums">
        {runningText(seconds)}
      </span>
      <Button
        variant="ghost"
        size="panel"
        aria-label={text.stopOf({ task })}
        loading={stop.isPending}
        onClick={() => stop.mutate({ id })}
      >
        <Square size={15} aria-hidden="true" />
        {shared.stop}
      </Button>
    </div>
  )
}

/** The reader's running timer, of whichever workflow; renders nothing while none runs. */
export function TimerBar({ onOpen }: { onOpen?: (workflowId: string) => void }) {
  const { data } = useQuery(timerQuery)
  if (!data?.running) return null
  return <RunningTimer key={data.running.id} timer={data.running} serverNow={data.now} onOpen={onOpen} />
}
