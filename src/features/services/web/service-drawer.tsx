import { type ComponentProps, useId, useState } from 'react'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { extras } from '#features/services/words/services.pt-BR.ts'
import { useEdited } from '#web/forms/use-edited.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Extra } from './queries.ts'
import { ExtraForm } from './service-form.tsx'
import { contentFrom, emptyExtra, isComplete, typedFrom } from './typed-service.ts'
import { useCreateExtra, useSaveExtra } from './use-save-service.ts'
import { useExtraFields } from './use-service-fields.ts'

type Drawer = Pick<ComponentProps<typeof RecordDrawer>, 'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'>

/** Drawer of one service: its form, a note on open orders, and its history. */
export default function ExtraDrawer({
  isNew,
  extra,
  ...drawer
}: Drawer & { isNew: boolean; extra: Extra | undefined }) {
  const text = useMessages('extras', extras)
  if (isNew) return <NewExtra drawer={drawer} />
  if (extra) return <KnownExtra extra={extra} drawer={drawer} />
  return (
    <RecordDrawer title={text.tab} {...drawer}>
      <Notice tone="red">{text.notFound}</Notice>
    </RecordDrawer>
  )
}

function NewExtra({ drawer }: { drawer: Drawer }) {
  const { form: text } = useMessages('extras', extras)
  const formId = useId()
  // The id is created with the form, so that a retry after a lost answer creates the service once.
  const [id] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(emptyExtra)
  const [tried, setTried] = useState(false)
  const creating = useCreateExtra(drawer.onClose)
  const submit = () => {
    setTried(true)
    if (isComplete(typed)) creating.mutate({ id, ...contentFrom(typed) })
  }
  return (
    <RecordDrawer
      title={text.newTitle}
      {...drawer}
      footer={
        <Button type="submit" form={formId} size="panel" loading={creating.isPending} className="max-sm:w-full">
          {text.create}
        </Button>
      }
    >
      <ExtraForm
        id={formId}
        typed={typed}
        tried={tried}
        refused={creating.error}
        onChange={setTyped}
        onSubmit={submit}
      />
    </RecordDrawer>
  )
}

function KnownExtra({ extra, drawer }: { extra: Extra; drawer: Drawer }) {
  const text = useMessages('extras', extras)
  const fields = useExtraFields()
  const formId = useId()
  const { began, met, acknowledge } = useEdited(extra)
  const [typed, setTyped] = useState(() => typedFrom(extra))
  const [tried, setTried] = useState(false)
  const saving = useSaveExtra(drawer.onClose)
  const conflict = met && !saving.isPending && !saving.isSuccess
  const submit = () => {
    setTried(true)
    if (!isComplete(typed) || conflict) return
    saving.mutate({ id: extra.id, ...contentFrom(typed), expectedVersion: began.version })
  }
  const take = () => {
    setTyped(typedFrom(extra))
    acknowledge()
  }
  return (
    <RecordDrawer
      title={extra.name}
      {...drawer}
      footer={
        <Button
          type="submit"
          form={formId}
          size="panel"
          disabled={conflict}
          loading={saving.isPending}
          className="max-sm:w-full"
        >
          {text.form.save}
        </Button>
      }
    >
      <div className="space-y-7">
        {conflict && (
          <ConflictNotice began={began} current={extra} fields={fields} onKeep={acknowledge} onTake={take} />
        )}
        <ExtraForm
          id={formId}
          typed={typed}
          tried={tried}
          refused={saving.error}
          onChange={setTyped}
          onSubmit={submit}
        />
        <Notice tone="blue">{text.form.openOrders}</Notice>
        <section aria-label={text.history}>
          <h3 className="mb-2 font-semibold">{text.history}</h3>
          <EditHistory subjectType="extra" subjectId={extra.id} fields={fields} />
        </section>
      </div>
    </RecordDrawer>
  )
}
