import { useState } from 'react'
import { needsPapers } from '#features/registrations/rules/approval.ts'
import { companyPapers, type PapersLater } from '#features/registrations/rules/company-papers.ts'
import { type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PapersLaterFields, writtenNotes } from './papers-later-fields.tsx'
import type { Registration } from './queries.ts'
import { type Outcome, useSetStatusMany } from './use-many.ts'

const LONGEST_REASON = 2000

type Props = { rows: readonly Registration[]; onResults: (of: Outcome[]) => void }

export function StatusManyForm({ rows, onResults }: Props) {
  const { setStatus: text, later: laterText } = useMessages('teamRegistrations', teamRegistrations)
  const { status: labels } = useMessages('registrations', registrations)
  const [status, setStatus] = useState<RegistrationStatus>()
  const [reason, setReason] = useState('')
  const [later, setLater] = useState<PapersLater>({})
  const changing = useSetStatusMany(onResults)
  const given = reason.trim()
  const approves = status !== undefined && needsPapers(status)
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!status) return
        const seen = rows.map((row) => ({ id: row.id, expectedStatus: row.status }))
        const notes = approves ? { papersLater: writtenNotes(later) } : {}
        changing.mutate({ status, registrations: seen, ...(given ? { reason: given } : {}), ...notes })
      }}
    >
      <Select
        label={text.status}
        placeholder={text.choose}
        value={status ?? ''}
        onChange={({ target }) => setStatus(registrationStatuses.find((one) => one === target.value))}
        options={registrationStatuses.map((one) => ({ value: one, label: labels[one] }))}
      />
      {approves && (
        <PapersLaterFields
          papers={companyPapers}
          intro={laterText.introMany}
          later={later}
          onChange={setLater}
          unexplained={[]}
        />
      )}
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" size="panel" disabled={!status} loading={changing.isPending} className="max-sm:w-full">
        {text.submit}
      </Button>
    </form>
  )
}
