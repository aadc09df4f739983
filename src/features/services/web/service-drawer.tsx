import { type ComponentProps, useId, useState } from 'react'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { services } from '#features/services/words/services.pt-BR.ts'
import { useEdited } from '#web/forms/use-edited.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Service } from './queries.ts'
import { ServiceForm } from './service-form.tsx'
import { contentFrom, emptyService, isComplete, typedFrom } from './typed-service.ts'
import { useCreateService, useSaveService } from './use-save-service.ts'
import { useServiceFields } from './use-service-fields.ts'

type Drawer = Pick<ComponentProps<typeof RecordDrawer>, 'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'>

/** Drawer of one service: its form, a note on open orders, and its history. */
export default function ServiceDrawer({
  isNew,
  service,
  ...drawer
}: Drawer & { isNew: boolean; service: Service | undefined }) {
  const text = useMessages('services', services)
  if (isNew) return <NewService drawer={drawer} />
  if (service) return <KnownService service={service} drawer={drawer} />
  return (
    <RecordDrawer title={text.tab} {...drawer}>
      <Notice tone="red">{text.notFound}</Notice>
    </RecordDrawer>
  )
}

function NewService({ drawer }: { drawer: Drawer }) {
  const { form: text } = useMessages('services', services)
  const formId = useId()
  // The id is created with the form, so that a retry after a lost answer creates the service once.
  const [id] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(emptyService)
  const [tried, setTried] = useState(false)
  const creating = useCreateService(drawer.onClose)
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
      <ServiceForm
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

function KnownService({ service, drawer }: { service: Service; drawer: Drawer }) {
  const text = useMessages('services', services)
  const fields = useServiceFields()
  const formId = useId()
  const { began, met, acknowledge } = useEdited(service)
  const [typed, setTyped] = useState(() => typedFrom(service))
  const [tried, setTried] = useState(false)
  const saving = useSaveService(drawer.onClose)
  const conflict = met && !saving.isPending && !saving.isSuccess
  const submit = () => {
    setTried(true)
    if (!isComplete(typed) || conflict) return
    saving.mutate({ id: service.id, ...contentFrom(typed), expectedVersion: began.version })
  }
  const take = () => {
    setTyped(typedFrom(service))
    acknowledge()
  }
  return (
    <RecordDrawer
      title={service.name}
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
          <ConflictNotice began={began} current={service} fields={fields} onKeep={acknowledge} onTake={take} />
        )}
        <ServiceForm
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
          <EditHistory subjectType="extra" subjectId={service.id} fields={fields} />
        </section>
      </div>
    </RecordDrawer>
  )
}
