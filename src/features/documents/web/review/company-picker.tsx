import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { registrations } from '#features/registrations/contract.ts'
import { queryOf } from '#web/api/call.ts'
import { useTypedSearch } from '#web/lists/use-typed-search.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = { value: string; onChange: (id: string) => void; error?: string | undefined }

/** Picks one of the companies that the reader works on; a search box finds those beyond the first page. */
export function CompanyPicker({ value, onChange, error }: Props) {
  const { shared, request: text } = useMessages('teamDocuments', teamDocuments)
  const [search, setSearch] = useState('')
  const typed = useTypedSearch(search, setSearch)
  const asked = search.trim()
  const { data, isError, isFetching, refetch } = useQuery({
    ...queryOf(registrations.list, { limit: 20, ...(asked ? { search: asked } : {}) }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.items ?? []
  const many = Boolean(data?.nextCursor) || typed.value !== ''
  if (isError && !data) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <div className="space-y-3">
      {many && <SearchBox label={text.findCompany} {...typed} />}
      <Select
        label={shared.company}
        placeholder={text.chooseCompany}
        hint={data && rows.length === 0 ? text.noCompany : undefined}
        error={error}
        value={rows.some(({ id }) => id === value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        options={rows.map(({ id, companyName }) => ({ value: id, label: companyName }))}
      />
    </div>
  )
}
