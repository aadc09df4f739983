import { Link } from 'react-router'
import { announcement } from '#features/announcement/words/announcement.pt-BR.ts'
import { BothPrices } from '#features/packages/web/both-prices.tsx'
import type { Package } from '#features/packages/web/queries.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The prices that the public pages show, read-only: they are edited with the packages (P1). */
export function PriceList({ packages }: { packages: readonly Package[] }) {
  const text = useMessages('announcement', announcement)
  return (
    <section aria-label={text.prices}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-h3">{text.prices}</h2>
        <Link to="/admin/services" className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline">
          {text.editPrices}
        </Link>
      </div>
      <p className="mb-3 text-ink-muted">{text.pricesText}</p>
      <DataTable
        caption={text.prices}
        dense
        rows={packages}
        rowKey={({ id }) => id}
        empty={<p className="px-5 py-4 text-ink-muted">{text.noPrices}</p>}
        columns={[
          { key: 'name', header: text.priceColumns.name, primary: true, cell: ({ name }) => name },
          {
            key: 'price',
            header: text.priceColumns.price,
            align: 'end',
            cell: (pkg) => <BothPrices {...pkg} />,
          },
        ]}
      />
    </section>
  )
}
