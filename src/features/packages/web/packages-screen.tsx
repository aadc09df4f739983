import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { packages } from '#features/packages/contract.ts'
import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { isConflict } from '#web/api/call.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useArranged } from '#web/lists/use-arranged.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ArchivedPackages } from './archived-packages.tsx'
import { usePackageColumns } from './package-columns.tsx'
import { type Package, packagesQuery } from './queries.ts'

const PackageDrawer = lazy(() => import('./package-drawer.tsx'))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

/** Query parameter that names the open record. */
export const PACKAGE = 'servico'
const NEW = 'novo'

/** The packages in the sequence of the wizard; the address names the open one. */
export function PackagesScreen() {
  const text = useMessages('packages', words)
  const { data, isError, isFetching, refetch } = useQuery(packagesQuery())
  const { open, onOpen, drawer } = useOpenRecord(PACKAGE, data?.items)
  const { openedBy, note } = useOpener()
  const [removing, setRemoving] = useState<Package>()
  const { rows, move, settled } = useArranged(data?.items ?? [])
  const arrange = useCall(packages.arrange, {
    // Moves are sent one after the other, because each builds on the one before.
    scope: { id: 'packages' },
    event: 'packages.changed',
    toastId: 'moved',
    failed: text.moveFailed,
    reason: (error) => (isConflict(error) ? text.moveMet : ''),
    onSettled: settled,
  })
  const onMove = ({ id, name }: Package, step: -1 | 1) => {
    const order = move(id, step)
    const words = { name, place: order.ids.indexOf(id) + 1, all: order.ids.length }
    arrange.mutate(order, { onSuccess: () => void toast.success(text.moved(words), { id: 'moved' }) })
  }
  const onRemove = (pkg: Package) => {
    note()
    setRemoving(pkg)
  }
  const columns = usePackageColumns(rows, { onOpen, onRemove, onMove })
  const add = (
    <Button size="panel" onClick={() => onOpen(NEW)} className="max-sm:w-full">
      <Plus size={18} aria-hidden="true" />
      {text.add}
    </Button>
  )
  if (isError && !data)
    return (
      <div className="card">
        <ErrorState title={text.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  const opened = open === NEW ? undefined : rows.find(({ id }) => id === open)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted">{text.intro}</p>
        {add}
      </div>
      <DataTable
        caption={text.tab}
        columns={columns}
        rows={data && rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
        dense
      />
      {data && data.archived.length > 0 && <ArchivedPackages rows={data.archived} />}
      <Suspense>
        {open && data && <PackageDrawer key={open} isNew={open === NEW} pkg={opened} {...drawer} />}
        {removing && <RemoveDialog pkg={removing} onClose={() => setRemoving(undefined)} openedBy={openedBy} />}
      </Suspense>
    </>
  )
}
