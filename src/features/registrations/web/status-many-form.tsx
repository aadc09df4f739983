import { registrationsMany } from '#features/registrations/contract/registrations-many.ts'
import { needsPapers } from '#features/registrations/rules/approval.ts'
import { companyPapers } from '#features/registrations/rules/company-papers.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { effectsOfMany, type Outcome } from './change-of-many.ts'
import { PapersLaterFields } from './papers-later-fields.tsx'
import type { Registration } from './queries.ts'
import { LONGEST_REASON, noStatus, typedStatus } from './typed-status.ts'

type Props = { rows: readonly Registration[]; onResults: (of: Outcome[]) => void }

export function StatusManyForm({ rows, onResults }: Props) {
  const { setStatus, later: laterText } = useMessages('teamRegistrations', teamRegistrations)
  const { status: labels } = useMessages('registrations', registrations)
  const form = useCallForm(useCall(registrationsMany.setStatusMany, effectsOfMany(setStatus.office, onResults)), {
    schema: typedStatus,
    values: noStatus,
    input: ({ papersLater, ...fields }) => ({
      ...fields,
      ...(needsPapers(fields.status) ? { papersLater } : {}),
      registrations: rows.map(({ id, status }) => ({ id, expectedStatus: status })),
    }),
    // Shown as a toast.
    elsewhere: () => true,
  })
  const status = registrationStatuses.find((one) => one === form.watch('status'))
  return (
    <CallForm of={form} className="space-y-4">
      <Select
        {...form.field('status')}
        label={setStatus.status}
        placeholder={setStatus.choose}
        options={registrationStatuses.map((one) => ({ value: one, label: labels[one] }))}
      />
      {status && needsPapers(status) && (
        <PapersLaterFields
          papers={companyPapers}
          intro={laterText.introMany}
          later={form.watch('papersLater')}
          onChange={(papersLater) => form.set({ papersLater })}
          unexplained={[]}
        />
      )}
      <TextArea
        {...form.field('reason')}
        label={setStatus.reason}
        hint={setStatus.reasonHint}
        rows={3}
        maxLength={LONGEST_REASON}
      />
      <Button type="submit" size="panel" disabled={!status} loading={form.busy} className="max-sm:w-full">
        {setStatus.submit}
      </Button>
    </CallForm>
  )
}
