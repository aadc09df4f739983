import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { integrations as calls } from '#features/integrations/contract.ts'
import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FactList, type Facts } from '#web/ui/fact-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StateCard } from '#web/ui/state-card.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Tested = { ok: boolean; detail: string | null; at: string }

/** Mail, files, SMS and the scanner are configured in the server's environment; this screen shows and tests them. */
export function OtherIntegrations() {
  const { shared, other: text } = useMessages('integrations', integrations)
  const query = useQuery(queryOf(calls.read, {}))
  const mail = useCall(calls.testMail)
  const files = useCall(calls.testFiles)
  const { data } = query
  if (query.isError && !data)
    return <ErrorState compact title={text.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Integration
        title={text.mail.title}
        state={{ good: data.mail.kind === 'smtp', label: text.mail.kinds[data.mail.kind] }}
        text={text.mail.text[data.mail.kind]}
        facts={[
          [text.mail.places[data.mail.kind], data.mail.place],
          [text.mail.from, data.mail.from],
          [
            text.mail.encryption,
            data.mail.kind === 'smtp' ? text.mail.encrypted[data.mail.encrypted ? 'yes' : 'no'] : null,
          ],
        ]}
      >
        <Test
          label={text.mail.test}
          pending={mail.isPending}
          error={mail.error}
          onTest={() => mail.mutate({})}
          result={mail.data}
          good={text.mail.sent({ to: mail.data?.to ?? '' })}
          bad={text.mail.notSent}
        />
      </Integration>
      <Integration
        title={text.files.title}
        state={{ good: true, label: text.files.kinds[data.files.kind] }}
        text={text.files.text}
        facts={[[text.files.places[data.files.kind], data.files.place]]}
      >
        <Test
          label={text.files.test}
          pending={files.isPending}
          error={files.error}
          onTest={() => files.mutate({})}
          result={files.data}
          good={text.files.works}
          bad={text.files.broken}
        />
      </Integration>
      <Integration
        title={text.sms.title}
        state={{ good: data.sms !== null, label: data.sms ? text.on : text.off }}
        text={data.sms ? text.sms.on : text.sms.off}
        facts={[[shared.server, data.sms?.place]]}
      />
      <Integration
        title={text.scanner.title}
        state={{ good: data.scanner !== null, label: data.scanner ? text.on : text.off }}
        text={data.scanner ? text.scanner.on : text.scanner.off}
        facts={[[shared.server, data.scanner?.place]]}
      />
    </div>
  )
}

type IntegrationProps = {
  title: string
  state: { good: boolean; label: string }
  text: string
  facts: Facts
  children?: ReactNode
}

function Integration({ title, state, text, facts, children }: IntegrationProps) {
  return (
    <StateCard title={title} badge={[state.good ? 'green' : 'grey', state.label]}>
      <p className="mb-3 text-[0.9375rem] text-ink-muted">{text}</p>
      <FactList className="" facts={facts} />
      {children}
    </StateCard>
  )
}

type TestProps = {
  label: string
  pending: boolean
  error: unknown
  onTest: () => void
  result: Tested | undefined
  good: string
  bad: string
}

/** A button that runs a test, and the result of the test. */
function Test({ label, pending, error, onTest, result, good, bad }: TestProps) {
  const { other: text } = useMessages('integrations', integrations)
  const failureText = useFailureText()
  const { time } = useDates()
  const shown = pending ? undefined : result
  return (
    <div className="mt-4 space-y-3">
      <Button variant="ghost" size="panel" loading={pending} onClick={onTest}>
        {label}
      </Button>
      {!pending && Boolean(error) && <Notice tone="red">{failureText(error)}</Notice>}
      {shown && !error && (
        <Notice tone={shown.ok ? 'green' : 'red'}>
          {shown.ok ? good : text.because({ what: bad, detail: shown.detail ?? '' })}
          <span className="block text-sm font-normal">{text.triedAt({ at: time(shown.at) })}</span>
        </Notice>
      )}
    </div>
  )
}
