import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { CallInput, Output } from '#contract/route.ts'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { useSaveEdit } from '#features/edits/web/use-save-edit.ts'
import { useTypedEdit } from '#features/edits/web/use-typed-edit.ts'
import { orderedOwnersInput } from '#features/orders/contract.ts'
import { formatIdentityNumber } from '#features/orders/rules/identity-number.ts'
import { flatOwners } from '#features/orders/rules/owner-history.ts'
import { totalOf } from '#features/orders/rules/shares.ts'
import type { DraftOwner, DraftOwners } from '#features/orders/rules/wizard-draft.ts'
import { errorsIn, errorsUnder, type FieldErrors, focusFirstError } from '#features/orders/web/field-errors.ts'
import { OwnerFields } from '#features/orders/web/owner-fields.tsx'
import { OwnershipTotal } from '#features/orders/web/ownership-total.tsx'
import { useWizardMessages } from '#features/orders/web/use-wizard-messages.ts'
import { owners as calls } from '#features/owners/contract.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { call, queryOf } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { useOwnerWords } from './use-owner-words.ts'

type Owners = Output<typeof calls.read>
type Sent = CallInput<typeof calls.save>

/** Fills the fields of the order's form; a field that the order never asked for is empty. */
const draftOf = ({ identityNumber, taxCountry, ...owner }: Owners['main']): DraftOwner => ({
  ...owner,
  taxCountry: taxCountry ?? '',
  identityNumber: formatIdentityNumber(taxCountry, identityNumber ?? ''),
})
const typedOf = ({ main, partners }: Owners): DraftOwners => ({ main: draftOf(main), partners: partners.map(draftOf) })

const sentOf = ({ taxCountry, ...owner }: DraftOwner) => ({ ...owner, taxCountry: taxCountry || null })

type Props = { registrationId: string; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** The owners' data as the office corrects them after the order (G180). */
export default function OwnersDrawer({ registrationId, onClose, openedBy }: Props) {
  const { editOwners: text } = useMessages('teamRegistrations', teamRegistrations).detail
  // Never opened from the cache: against an older version the admin's own last save would look like a colleague's.
  const query = useQuery({ ...queryOf(calls.read, { id: registrationId }), staleTime: 0, gcTime: 0 })
  return (
    <Drawer open onOpenChange={onClose} returnFocusTo={openedBy} title={text.title} description={text.text}>
      <Loaded query={query} rows={3}>
        {(owners) => <Form id={registrationId} owners={owners} onDone={onClose} />}
      </Loaded>
    </Drawer>
  )
}

function Form({ id, owners, onDone }: { id: string; owners: Owners; onDone: () => void }) {
  const { editOwners: text } = useMessages('teamRegistrations', teamRegistrations).detail
  const wizard = useWizardMessages()
  const problemText = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const { began, met, typed, round, set, onKeep, onTake } = useTypedEdit(owners, typedOf)
  const [errors, setErrors] = useState<FieldErrors>({})
  const words = useOwnerWords(wizard, 1 + owners.partners.length)
  const saving = useSaveEdit((input: Sent) => call(calls.save, input), text, { stale: [calls.read], onDone })
  const refused = errorsUnder({ ...useRefusal(saving.error).fields }, 'owners')
  const shown = { ...refused, ...errors }
  const flatOf = ({ main, partners, editedAt, editedBy }: Owners) => ({
    ...flatOwners([main, ...partners]),
    editedAt,
    editedBy,
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const sent = { main: sentOf(typed.main), partners: typed.partners.map(sentOf) }
    const found = errorsIn(orderedOwnersInput, sent, problemText)
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirstError(form.current)
    else saving.mutate({ id, owners: sent, expectedVersion: began.version })
  }
  const change = (part: Partial<DraftOwners>): void => {
    setErrors({})
    set(part)
  }
  const all = [typed.main, ...typed.partners]
  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className="space-y-6">
        {met && !saving.isPending && !saving.isSuccess && (
          <ConflictNotice
            began={flatOf(began)}
            current={flatOf(owners)}
            fields={words}
            onKeep={onKeep}
            onTake={onTake}
          />
        )}
        {all.map((owner, place) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: owners keep their places
            key={`${round} ${place}`}
            className="min-w-0 rounded-lg border border-line-strong p-4"
          >
            <legend className="px-1.5 font-semibold">{wizard.owner.partner({ number: String(place + 1) })}</legend>
            <OwnerFields
              text={wizard}
              value={owner}
              errors={errorsUnder(shown, place === 0 ? 'main' : `partners.${place - 1}`)}
              largestShare={place === 0 ? '100' : '99'}
              onChange={(next) =>
                change(
                  place === 0
                    ? { main: next }
                    : { partners: typed.partners.map((one, at) => (at === place - 1 ? next : one)) },
                )
              }
            />
          </fieldset>
        ))}
        <OwnershipTotal words={wizard.owner} total={totalOf(all.map(({ share }) => share))} />
        <Button type="submit" size="panel" loading={saving.isPending} disabled={met} className="max-sm:w-full">
          {text.save}
        </Button>
      </form>
      <details className="mt-6 border-t border-line pt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-mar-700">
          {text.history}
        </summary>
        <EditHistory subjectType="owners" subjectId={id} fields={words} />
      </details>
    </>
  )
}
