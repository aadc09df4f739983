import { type ComponentProps, type ReactNode, useId } from 'react'
import { edits } from '#features/edits/words/edits.pt-BR.ts'
import type { EditSubject } from '#rules/edit-subjects.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { EditForm } from './edit-form.tsx'
import { EditHistory } from './edit-history.tsx'
import type { FieldWords } from './field-words.ts'

/** How a list opens and closes the drawer of a record. */
export type DrawerProps = Pick<
  ComponentProps<typeof RecordDrawer>,
  'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'
>
type Created = { of: ComponentProps<typeof CallForm>['of']; subject?: undefined }
type Known = {
  of: ComponentProps<typeof EditForm>['of']
  subject: { type: EditSubject; id: string; fields: FieldWords }
}
type Props = (Created | Known) & {
  drawer: DrawerProps
  title: string
  description?: string
  save: string
  children: ReactNode
  /** Shown below the form: previews, notes. */
  below?: ReactNode
}

/** The drawer of a record that is edited: its form with the button below, and for a known one its history. */
export function EditDrawer({ drawer, title, description, save, children, below, ...edit }: Props) {
  const text = useMessages('edits', edits)
  const id = useId()
  return (
    <RecordDrawer
      title={title}
      {...(description ? { description } : {})}
      {...drawer}
      footer={
        <Button
          type="submit"
          form={id}
          size="panel"
          disabled={edit.subject && edit.of.conflict !== undefined}
          loading={edit.of.busy}
          className="max-sm:w-full"
        >
          {save}
        </Button>
      }
    >
      <div className="space-y-7">
        {edit.subject ? (
          <EditForm of={edit.of} id={id} fields={edit.subject.fields}>
            {children}
          </EditForm>
        ) : (
          <CallForm of={edit.of} id={id}>
            {children}
          </CallForm>
        )}
        {below}
        {edit.subject && (
          <section aria-label={text.history}>
            <h3 className="mb-2 font-semibold">{text.history}</h3>
            <EditHistory subjectType={edit.subject.type} subjectId={edit.subject.id} fields={edit.subject.fields} />
          </section>
        )}
      </div>
    </RecordDrawer>
  )
}
