import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { z } from 'zod'
import type { Output } from '#contract/route.ts'
import { edits } from '#features/edits/contract.ts'
import { EditForm } from '#features/edits/web/edit-form.tsx'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { orderedOwnersInput } from '#features/orders/contract.ts'
import { formatIdentityNumber } from '#features/orders/rules/identity-number.ts'
import { flatOwners } from '#features/orders/rules/owner-history.ts'
import { totalOf } from '#features/orders/rules/shares.ts'
import type { DraftOwner, DraftOwners } from '#features/orders/rules/wizard-draft.ts'
import { type FieldErrors, focusFirstError } from '#features/orders/web/field-errors.ts'
import { OwnerFields } from '#features/orders/web/owner-fields.tsx'
import { OwnershipTotal } from '#features/orders/web/ownership-total.tsx'
import { useWizardMessages } from '#features/orders/web/use-wizard-messages.ts'
import { owners as calls } from '#features/owners/contract.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useOwnerWords } from './use-owner-words.ts'

type Owners = Output<typeof calls.read>

/** Fills the fields of the order's form; a field that the order never asked for is empty. */
const draftOf = ({ identityNumber, taxCountry, ...owner }: Owners['main']): DraftOwner => ({
  ...owner,
  taxCountry: taxCountry ?? '',
  identityNumber: formatIdentityNumber(taxCountry, identityNumber ?? ''),
})
const typedOf = ({ main, partners }: Owners): DraftOwners => ({ main: draftOf(main), partners: partners.map(draftOf) })

const sentOf = ({ taxCountry, ...owner }: DraftOwner) => ({ ...owner, taxCountry: taxCountry || null })
const schema = z.object({
  owners: z
    .custom<DraftOwners>()
    .transform(
      ({ main, partners }): z.input<typeof orderedOwnersInput> => ({
        main: sentOf(main),
        partners: partners.map(sentOf),
      }),
    )
    .pipe(orderedOwnersInput),
})

const fieldNames = [
  ...(['firstName', 'lastName', 'email', 'phone', 'taxCountry', 'usPerson', 'identityNumber', 'share'] as const),
  ...(['address.country', 'address.street', 'address.city', 'address.state', 'address.zipCode'] as const),
]
/** As the notice of a conflict compares them. */
const flatOf = ({ main, partners, editedAt, editedBy }: Owners) => ({
  ...flatOwners([main, ...partners]),
  editedAt,
  editedBy,
})

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
  const fields = useOwnerWords(wizard, 1 + owners.partners.length)
  const frame = useRef<HTMLDivElement>(null)
  const saving = useCall(calls.save, { done: text.done, stale: [calls.read, edits.list], onDone })
  const form = useEditForm(owners, saving, {
    schema,
    valuesOf: (record) => ({ owners: typedOf(record) }),
    input: (typed, expectedVersion) => ({ id, ...typed, expectedVersion }),
    failed: text.failed,
  })
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount > 0) focusFirstError(frame.current)
  }, [submitCount])
  const typed = form.watch('owners')
  const all = [typed.main, ...typed.partners]
  const { conflict } = form
  const shown = conflict && { ...conflict, began: flatOf(conflict.began), current: flatOf(conflict.current) }
  const errorsOf = (place: number): FieldErrors => {
    const owner = place === 0 ? ('main' as const) : (`partners.${place - 1}` as const)
    return Object.fromEntries(
      fieldNames.flatMap((name) => {
        const error = form.error(`owners.${owner}.${name}`)
        return error ? [[name, error]] : []
      }),
    )
  }
  const set = (place: number, next: DraftOwner): void => {
    const partners = typed.partners.map((one, at) => (at === place - 1 ? next : one))
    form.set({ owners: { main: place === 0 ? next : typed.main, partners } })
  }
  return (
    <div ref={frame}>
      <EditForm of={{ ...form, conflict: shown }} fields={fields} className="space-y-6">
        {all.map((owner, place) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: owners keep their places
            key={place}
            className="min-w-0 rounded-lg border border-line-strong p-4"
          >
            <legend className="px-1.5 font-semibold">{wizard.owner.partner({ number: String(place + 1) })}</legend>
            <OwnerFields
              text={wizard}
              value={owner}
              errors={errorsOf(place)}
              largestShare={place === 0 ? '100' : '99'}
              onChange={(next) => set(place, next)}
            />
          </fieldset>
        ))}
        <OwnershipTotal words={wizard.owner} total={totalOf(all.map(({ share }) => share))} />
        <Button
          type="submit"
          size="panel"
          loading={form.busy}
          disabled={conflict !== undefined}
          className="max-sm:w-full"
        >
          {text.save}
        </Button>
      </EditForm>
      <details className="mt-6 border-t border-line pt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-mar-700">
          {text.history}
        </summary>
        <EditHistory subjectType="owners" subjectId={id} fields={fields} />
      </details>
    </div>
  )
}
