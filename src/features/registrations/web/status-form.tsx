import { z } from 'zod'
import { StaffDocumentBadge } from '#features/documents/web/review/staff-status-badge.tsx'
import { mayApproveWithoutPapers } from '#features/registrations/rules/approval.ts'
import { type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'
import { needsPayment, statusesAfter } from '#features/registrations/rules/transitions.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PapersLaterFields } from './papers-later-fields.tsx'
import type { Registration } from './queries.ts'
import { LONGEST_REASON, noStatus, typedStatus } from './typed-status.ts'
import { type MissingPapers, useMissingPapers } from './use-missing-papers.ts'
import { type Side, useSetStatus } from './use-set-status.ts'

const schema = typedStatus.extend({ shown: z.enum(registrationStatuses) })

type Props = { registration: Pick<Registration, 'id' | 'status' | 'paid'>; side: Side; onDone: () => void }

/** Offers only the statuses that may come next. A choice is discarded when the status shown at that time changes. */
export function StatusForm({ registration: { id, status, paid }, side, onDone }: Props) {
  const { setStatus: text, missing: words, later: laterText } = useMessages('teamRegistrations', teamRegistrations)
  const { status: labels } = useMessages('registrations', registrations)
  const actor = useActor()
  const possible = statusesAfter(actor, status)
  const offered = possible.filter((to) => paid || !needsPayment(to))
  const changing = useSetStatus(side, () => {
    form.reset()
    onDone()
  })
  const form = useCallForm(changing, {
    schema,
    values: { ...noStatus, shown: status },
    input: ({ shown, papersLater, ...typed }) => {
      if (stale || blocked || (passesOver && !typed.reason)) return undefined
      if (papers.toCome.some((paper) => !papersLater[paper])) return undefined
      return {
        ...{ id, ...typed, expectedStatus: shown },
        ...(passesOver ? { confirmMissingPapers: true } : {}),
        ...(papers.toCome.length > 0 ? { papersLater } : {}),
      }
    },
    // Shown as a toast.
    elsewhere: () => true,
  })
  const typed = form.watch()
  const told = form.formState.isSubmitted
  const stale: boolean = typed.status !== '' && typed.shown !== status && !form.busy
  const chosen: RegistrationStatus | undefined = stale ? undefined : possible.find((to) => to === typed.status)
  const papers: MissingPapers = useMissingPapers(id, chosen)
  const mayPassOver = mayApproveWithoutPapers(actor)
  const passesOver: boolean = papers.missing !== undefined && papers.missing.length > 0
  const blocked: boolean = papers.missing === undefined || (passesOver && !mayPassOver)
  const unexplained = papers.toCome.filter((paper) => !typed.papersLater[paper]?.trim())
  if (possible.length === 0) return <Notice tone="blue">{text.nothing}</Notice>
  return (
    <CallForm of={form} className="space-y-4">
      {stale && <Notice tone="blue">{text.changed({ status: labels[status] })}</Notice>}
      <Select
        label={text.status}
        hint={[text.now({ status: labels[status] }), offered.length < possible.length ? text.needsPayment : '']
          .filter(Boolean)
          .join('. ')}
        placeholder={text.choose}
        value={chosen ?? ''}
        onChange={({ target }) => form.set({ status: target.value, shown: status })}
        options={offered.map((to) => ({ value: to, label: labels[to] }))}
      />
      <MissingPapersWarning papers={papers} mayPassOver={mayPassOver} />
      <PapersLaterFields
        papers={papers.toCome}
        intro={laterText.intro}
        later={typed.papersLater}
        onChange={(papersLater) => form.set({ papersLater })}
        unexplained={told ? unexplained : []}
      />
      <TextArea
        {...form.field('reason')}
        label={passesOver ? words.reason : text.reason}
        hint={text.reasonHint}
        error={told && passesOver && !typed.reason.trim() ? words.reasonMissing : form.error('reason')}
        rows={3}
        maxLength={LONGEST_REASON}
      />
      <Button type="submit" size="panel" disabled={!chosen || blocked} loading={form.busy} className="max-sm:w-full">
        {text.submit}
      </Button>
    </CallForm>
  )
}

type MissingPapersWarningProps = { papers: MissingPapers; mayPassOver: boolean }

/** Warns before an approval which required papers are not approved, and says who may approve without them (K6). */
function MissingPapersWarning({ papers: { asked, query, missing }, mayPassOver }: MissingPapersWarningProps) {
  const { missing: text } = useMessages('teamRegistrations', teamRegistrations)
  if (!asked) return null
  if (!missing)
    return query.isError ? (
      <ErrorState compact title={text.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <Skeleton className="h-20 w-full" />
    )
  if (missing.length === 0) return null
  return (
    <Notice tone="red">
      <p>{text.title({ count: missing.length })}</p>
      <ul className="my-2 space-y-1.5">
        {missing.map(({ id, name, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words">
            {name} <StaffDocumentBadge status={status} />
          </li>
        ))}
      </ul>
      <p>{mayPassOver ? text.withReason : text.officeOnly}</p>
    </Notice>
  )
}
