import { lazy, Suspense } from 'react'
import { placeOf, ratingFilters } from '#features/ratings/rules/asking.ts'
import { teamRatings } from '#features/ratings/words/team-ratings.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { placeTone } from './given-rating.tsx'
import { type Rating, ratingsQuery } from './queries.ts'
import { ScoreStars } from './score-stars.tsx'

const RatingDrawer = lazy(() => import('./rating-drawer.tsx'))

const SHOW = 'mostrar'
const OPEN = 'avaliacao'

function useColumns(onOpen: (id: string) => void): Column<Rating>[] {
  const text = useMessages('teamRatings', teamRatings)
  const dates = useDates()
  const { columns } = text
  return [
    {
      key: 'company',
      header: columns.company,
      primary: true,
      cell: ({ id, companyName }) => (
        <OpenButton label={text.open({ company: companyName })} onOpen={() => onOpen(id)}>
          <span translate="no">{companyName}</span>
        </OpenButton>
      ),
    },
    {
      key: 'score',
      header: columns.score,
      cell: ({ score }) => <ScoreStars score={score} label={text.scoreOf({ score })} />,
    },
    {
      key: 'sentence',
      header: columns.sentence,
      cell: ({ sentence }) =>
        sentence ? (
          <span translate="no" className="line-clamp-2 max-w-[46ch] break-words">
            {sentence}
          </span>
        ) : (
          <span className="text-ink-muted">{text.noSentence}</span>
        ),
    },
    {
      key: 'changed',
      header: columns.changed,
      cell: ({ changedAt }) => (
        <time dateTime={changedAt} className="whitespace-nowrap tabular-nums">
          {dates.date(changedAt)}
        </time>
      ),
    },
    {
      key: 'place',
      header: columns.place,
      cell: ({ publish, hiddenAt }) => {
        const place = placeOf({ publish, hidden: hiddenAt !== null })
        return <Badge tone={placeTone[place]}>{text.places[place]}</Badge>
      },
    },
  ]
}

/** All ratings, last changed first, with a drawer for the open one. */
export function TeamRatings() {
  const text = useMessages('teamRatings', teamRatings)
  const { read, change } = useAddressFilter()
  const show = ratingFilters.find((one) => one === read(SHOW))
  const list = usePagedRows(ratingsQuery(show))
  const { open, onOpen, drawer } = useOpenRecord(OPEN, list.rows)
  const columns = useColumns(onOpen)
  const none = show ? [text.emptySearch, text.emptySearchText] : [text.empty, text.emptyText]
  return (
    <>
      <DataTable
        caption={text.caption}
        columns={columns}
        {...list}
        rowKey={({ id }) => id}
        dense
        current={open}
        empty={<EmptyState title={none[0] ?? ''} text={none[1] ?? ''} />}
        actions={
          <FilterSelect
            label={text.filter}
            all={text.all}
            value={show ?? ''}
            onChange={(value) => change({ [SHOW]: value, [OPEN]: undefined })}
            options={ratingFilters.map((value) => ({ value, label: text.filters[value] }))}
          />
        }
      />
      {open && (
        <Suspense>
          <RatingDrawer key={open} id={open} {...drawer} />
        </Suspense>
      )}
    </>
  )
}
