import { services } from '#features/packages/words/packages.pt-BR.ts'
import { dollars } from '#web/format/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { MoveButtons } from '#web/ui/move-buttons.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { RowActions } from '#web/ui/row-actions.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { BothPrices } from './both-prices.tsx'
import type { Service } from './queries.ts'

export type ServiceActions = {
  onOpen: (id: string) => void
  onRemove: (service: Service) => void
  onMove: (service: Service, step: -1 | 1) => void
}

function NameCell({ service, onOpen }: { service: Service; onOpen: (id: string) => void }) {
  const text = useMessages('services', services)
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <OpenButton label={text.open({ name: service.name })} onOpen={() => onOpen(service.id)}>
        {service.name}
      </OpenButton>
      <span className="flex gap-1.5">
        {service.recommended && <Badge tone="yellow">{text.recommended}</Badge>}
        {service.inUse && <Badge>{text.inUse}</Badge>}
      </span>
    </span>
  )
}

export function useServiceColumns(rows: readonly Service[], actions: ServiceActions): Column<Service>[] {
  const text = useMessages('services', services)
  const { locale } = useLocale()
  const { columns } = text
  const money = (cents: number) => <span className="tabular-nums">{dollars(cents, locale)}</span>
  return [
    {
      key: 'order',
      header: columns.order,
      cell: (service) => (
        <MoveButtons
          up={text.up({ name: service.name })}
          down={text.down({ name: service.name })}
          place={rows.findIndex(({ id }) => id === service.id) + 1}
          all={rows.length}
          onMove={(step) => actions.onMove(service, step)}
        />
      ),
    },
    {
      key: 'name',
      header: columns.name,
      primary: true,
      cell: (service) => <NameCell service={service} onOpen={actions.onOpen} />,
    },
    { key: 'time', header: columns.time, cell: ({ processingTime }) => processingTime },
    { key: 'features', header: columns.features, align: 'end', cell: ({ features }) => features.length },
    { key: 'price', header: columns.price, align: 'end', cell: (service) => <BothPrices {...service} /> },
    { key: 'stateFee', header: columns.stateFee, align: 'end', cell: ({ stateFeeCents }) => money(stateFeeCents) },
    {
      key: 'actions',
      header: columns.actions,
      align: 'end',
      cell: (service) => (
        <RowActions
          label={text.actionsOf({ name: service.name })}
          actions={[
            { label: text.edit, onSelect: () => actions.onOpen(service.id) },
            { label: text.remove, onSelect: () => actions.onRemove(service) },
          ]}
        />
      ),
    },
  ]
}
