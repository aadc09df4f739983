import type { ComponentProps } from 'react'
import { CallForm } from '#web/forms/call-form.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import type { FieldWords } from './field-words.ts'

type Conflict = Omit<ComponentProps<typeof ConflictNotice>, 'fields'>
type Props = ComponentProps<typeof CallForm> & {
  of: ComponentProps<typeof CallForm>['of'] & { conflict: Conflict | undefined }
  fields: FieldWords
}

/** The form of `useEditForm`: what another person saved meanwhile is shown first. */
export function EditForm({ fields, children, ...form }: Props) {
  const { conflict } = form.of
  return (
    <CallForm {...form}>
      {conflict && <ConflictNotice {...conflict} fields={fields} />}
      {children}
    </CallForm>
  )
}
