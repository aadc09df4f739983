import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { dollars } from '#web/format/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { MoveButtons } from '#web/ui/move-buttons.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { RowActions } from '#web/ui/row-actions.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { BothPrices } from './both-prices.tsx'
import type { Package } from './queries.ts'

export type PackageActions = {
  onOpen: (id: string) => void
  onRemove: (pkg: Package) => void
  onMove: (pkg: Package, step: -1 | 1) => void
}

function NameCell({ pkg, onOpen }: { pkg: Package; onOpen: (id: string) => void }) {
  const text = useMessages('packages', words)
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <OpenButton label={text.editOf({ name: pkg.name })} onOpen={() => onOpen(pkg.id)}>
        {pkg.name}
      </OpenButton>
      <span className="flex gap-1.5">
        {pkg.recommended && <Badge tone="yellow">{text.recommended}</Badge>}
        {pkg.inUse && <Badge>{text.inUse}</Badge>}
      </span>
    </span>
  )
}

export function usePackageColumns(rows: readonly Package[], actions: PackageActions): Column<Package>[] {
  const text = useMessages('packages', words)
  const { locale } = useLocale()
  const { columns } = text
  const money = (cents: number) => <span className="tabular-nums">{dollars(cents, locale)}</span>
  return [
    {
      key: 'order',
      header: columns.order,
      cell: (pkg) => (
        <MoveButtons
          up={text.up({ name: pkg.name })}
          down={text.down({ name: pkg.name })}
          place={rows.findIndex(({ id }) => id === pkg.id) + 1}
          all={rows.length}
          onMove={(step) => actions.onMove(pkg, step)}
        />
      ),
    },
    {
      key: 'name',
      header: columns.name,
      primary: true,
      cell: (pkg) => <NameCell pkg={pkg} onOpen={actions.onOpen} />,
    },
    { key: 'time', header: columns.time, cell: ({ processingTime }) => processingTime },
    { key: 'features', header: columns.features, align: 'end', cell: ({ features }) => features.length },
    { key: 'price', header: columns.price, align: 'end', cell: (pkg) => <BothPrices {...pkg} /> },
    { key: 'stateFee', header: columns.stateFee, align: 'end', cell: ({ stateFeeCents }) => money(stateFeeCents) },
    {
      key: 'actions',
      header: columns.actions,
      align: 'end',
      cell: (pkg) => (
        <RowActions
          label={text.actionsOf({ name: pkg.name })}
          actions={[
            { label: text.edit, onSelect: () => actions.onOpen(pkg.id) },
            { label: text.remove, onSelect: () => actions.onRemove(pkg) },
          ]}
        />
      ),
    },
  ]
}
