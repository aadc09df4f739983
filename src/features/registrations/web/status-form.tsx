import { useState } from 'react'
import { mayApproveWithoutPapers } from '#features/registrations/rules/approval.ts'
import type { PapersLater } from '#features/registrations/rules/company-papers.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { needsPayment, statusesAfter } from '#features/registrations/rules/transitions.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { MissingPapersWarning } from './missing-papers.tsx'
import { PapersLaterFields, writtenNotes } from './papers-later-fields.tsx'
import type { Registration } from './queries.ts'
import { useMissingPapers } from './use-missing-papers.ts'
import { type Side, useSetStatus } from './use-registration-changes.ts'

const LONGEST_REASON = 2000

type Props = { registration: Pick<Registration, 'id' | 'status' | 'paid'>; side: Side; onDone: () => void }

/** Offers only the statuses that may come next. A choice is discarded when the status shown at that time changes. */
export function StatusForm({ registration: { id, status, paid }, side, onDone }: Props) {
  const { setStatus: text, missing: words, later: laterText } = useMessages('teamRegistrations', teamRegistrations)
  const { status: labels } = useMessages('registrations', registrations)
  const actor = useActor()
  const possible = statusesAfter(actor, status)
  const offered = possible.filter((to) => paid || !needsPayment(to))
  const [choice, setChoice] = useState<{ to: RegistrationStatus; shown: RegistrationStatus }>()
  const [reason, setReason] = useState('')
  const [later, setLater] = useState<PapersLater>({})
  const [told, setTold] = useState(false)
  const changing = useSetStatus(side, () => {
    setChoice(undefined)
    setReason('')
    setLater({})
    setTold(false)
    onDone()
  })
  const stale = choice !== undefined && choice.shown !== status && !changing.isPending
  const chosen = choice && !stale ? choice.to : undefined
  const papers = useMissingPapers(id, chosen)
  const mayPassOver = mayApproveWithoutPapers(actor)
  const passesOver = papers.missing !== undefined && papers.missing.length > 0
  const blocked = papers.missing === undefined || (passesOver && !mayPassOver)
  const given = reason.trim()
  const papersLater = writtenNotes(later)
  const unexplained = papers.toCome.filter((paper) => !papersLater[paper])
  if (possible.length === 0) return <Notice tone="blue">{text.nothing}</Notice>
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!choice || !chosen || blocked) return
        setTold(true)
        if ((passesOver && !given) || unexplained.length > 0) return
        const why = {
          ...(given ? { reason: given } : {}),
          ...(passesOver ? { confirmMissingPapers: true } : {}),
          ...(papers.toCome.length > 0 ? { papersLater } : {}),
        }
        changing.mutate({ id, status: chosen, expectedStatus: choice.shown, ...why })
      }}
    >
      {stale && <Notice tone="blue">{text.changed({ status: labels[status] })}</Notice>}
      <Select
        label={text.status}
        hint={[text.now({ status: labels[status] }), offered.length < possible.length ? text.needsPayment : '']
          .filter(Boolean)
          .join('. ')}
        placeholder={text.choose}
        value={chosen ?? ''}
        onChange={({ target }) => {
          const to = offered.find((one) => one === target.value)
          setChoice(to && { to, shown: status })
        }}
        options={offered.map((to) => ({ value: to, label: labels[to] }))}
      />
      <MissingPapersWarning papers={papers} mayPassOver={mayPassOver} />
      <PapersLaterFields
        papers={papers.toCome}
        intro={laterText.intro}
        later={later}
        onChange={setLater}
        unexplained={told ? unexplained : []}
      />
      <TextArea
        label={passesOver ? words.reason : text.reason}
        hint={text.reasonHint}
        error={told && passesOver && !given ? words.reasonMissing : undefined}
        rows={3}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button
        type="submit"
        size="panel"
        disabled={!chosen || blocked}
        loading={changing.isPending}
        className="max-sm:w-full"
      >
        {text.submit}
      </Button>
    </form>
  )
}
