import { useState } from 'react'
import { type DrawerProps, EditDrawer } from '#features/edits/web/edit-drawer.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { typedPrice } from '#features/packages/rules/price.ts'
import { services as calls } from '#features/services/contract.ts'
import { serviceForm, type TypedService } from '#features/services/rules/service.ts'
import { services } from '#features/services/words/services.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Service } from './queries.ts'
import { ServiceFields } from './service-fields.tsx'
import { useServiceFields } from './use-service-fields.ts'

const empty: TypedService = {
  name: '',
  description: '',
  priceCents: '',
  priceBrlCents: '',
  settles: null,
  passesFee: false,
  recurs: false,
  dissolves: false,
  needsPtin: false,
  offered: true,
}
const valuesOf = (service: Service): TypedService => ({ ...service, ...typedPrice(service) })

/** Drawer of one service: its form, a note on open orders, and its history. */
export default function ServiceDrawer({
  isNew,
  service,
  ...drawer
}: DrawerProps & { isNew: boolean; service: Service | undefined }) {
  const text = useMessages('services', services)
  if (isNew) return <NewService drawer={drawer} />
  if (service) return <KnownService service={service} drawer={drawer} />
  return (
    <RecordDrawer title={text.tab} {...drawer}>
      <Notice tone="red">{text.notFound}</Notice>
    </RecordDrawer>
  )
}

function NewService({ drawer }: { drawer: DrawerProps }) {
  const { add, shared, created, saveFailed } = useMessages('services', services)
  // The id is created with the form, so that a retry after a lost answer creates the service once.
  const [id] = useState(() => crypto.randomUUID())
  const creating = useCall(calls.create, { done: created, stale: [calls.list], onDone: drawer.onClose })
  const form = useCallForm(creating, {
    schema: serviceForm,
    values: empty,
    input: (fields) => ({ id, ...fields }),
    failed: saveFailed,
  })
  return (
    <EditDrawer drawer={drawer} of={form} title={add} save={shared.createService}>
      <ServiceFields form={form} />
    </EditDrawer>
  )
}

function KnownService({ service, drawer }: { service: Service; drawer: DrawerProps }) {
  const { form: text, saved, saveFailed, save } = useMessages('services', services)
  const fields = useServiceFields()
  const saving = useCall(calls.save, { done: saved, stale: [calls.list], onDone: drawer.onClose })
  const form = useEditForm(service, saving, {
    schema: serviceForm,
    valuesOf,
    input: (content, expectedVersion) => ({ id: service.id, ...content, expectedVersion }),
    failed: saveFailed,
  })
  return (
    <EditDrawer
      drawer={drawer}
      of={form}
      title={service.name}
      save={save}
      subject={{ type: 'extra', id: service.id, fields }}
      below={<Notice tone="blue">{text.openOrders}</Notice>}
    >
      <ServiceFields form={form} />
    </EditDrawer>
  )
}
