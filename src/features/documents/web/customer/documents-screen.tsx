import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { CompanySwitcher } from '#features/companies/web/company-switcher.tsx'
import { useShownCompany } from '#features/companies/web/use-shown-company.ts'
import type { DocumentView } from '#features/documents/web/version-list.tsx'
import { customerDocuments, documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { useAddressSearch } from '#web/lists/use-address-search.ts'
import { useAddressTab } from '#web/lists/use-address-tab.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DataTableLoading } from '#web/ui/data-table-loading.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useWide } from '#web/ui/use-wide.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DocumentTable } from './document-table.tsx'
import { DownloadAll } from './download-all.tsx'
import { inTab, matching, tabs } from './filter-documents.ts'
import { useDocuments } from './use-documents.ts'

const DocumentDrawer = lazy(async () => ({ default: (await import('./document-drawer.tsx')).DocumentDrawer }))

/** The query parameter of the open document, so that notifications and the dashboard can link to it. */
const OPEN = 'documento'
const COLUMNS = 6

/** All documents of one company: to be sent, under review, and ready to download. */
export function DocumentsScreen() {
  const { query: overview, customer, choose } = useShownCompany()
  const { read, change } = useAddressFilter()
  const company = overview.data?.company
  const documents = useDocuments(company?.id)
  const items = documents.data?.items
  const { openedBy, note } = useOpener()
  const open = (id: string): void => {
    note()
    change({ [OPEN]: id }, { remember: true })
  }
  const opened = read(OPEN)
  const none = !customer || overview.data?.company === null || items?.length === 0
  const failed = (overview.isError && !overview.data) || (documents.isError && !items)
  // The controls above the list appear together with it: appearing earlier, they would push the loading list down.
  const settled = none || failed || items !== undefined
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ScreenTitle />
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          <CompanySwitcher overview={settled ? overview.data : undefined} onChoose={choose} />
          {company && items && items.length > 0 && <DownloadAll registrationId={company.id} items={items} />}
        </div>
      </div>
      <div key={settled ? 'settled' : 'loading'} className="mt-5">
        {none ? (
          <NoDocuments offer={customer && !company} />
        ) : failed ? (
          <LoadFailed
            retrying={overview.isFetching || documents.isFetching}
            onRetry={() => void (overview.data ? documents : overview).refetch()}
          />
        ) : items ? (
          <Library items={items} onOpen={open} />
        ) : (
          <Loading />
        )}
      </div>
      {opened && customer && (
        <Suspense fallback={null}>
          <DocumentDrawer
            id={opened}
            known={items?.find(({ id }) => id === opened)}
            onClose={() => change({ [OPEN]: undefined })}
            returnFocusTo={openedBy}
          />
        </Suspense>
      )}
    </>
  )
}

function Library({ items, onOpen }: { items: readonly DocumentView[]; onOpen: (id: string) => void }) {
  const text = useMessages('customerDocuments', customerDocuments)
  const { status } = useMessages('documents', words)
  const open = useAddressTab(tabs)
  const { box } = useAddressSearch()
  // All documents are in the browser already, so every keystroke filters the list at once.
  const search = box.value
  const found = matching(items, search, {
    category: (tab) => text.tabs[tab],
    status: (document) => status[document.status],
  })
  return (
    <>
      <div className="mb-4">
        <SearchBox label={text.search} {...box} />
      </div>
      <Tabs
        label={text.document}
        {...open}
        tabs={tabs.map((tab) => ({
          value: tab,
          label: text.tabs[tab],
          count: inTab(found, tab).length,
          content: (
            <DocumentTable tab={tab} rows={inTab(found, tab)} searching={search.trim() !== ''} onOpen={onOpen} />
          ),
        }))}
      />
    </>
  )
}

function NoDocuments({ offer }: { offer: boolean }) {
  const text = useMessages('customerDocuments', customerDocuments)
  const action = offer && (
    <Link to="/cadastro" className={buttonClass('primary', 'panel')}>
      {text.openMyCompany}
    </Link>
  )
  return (
    <div className="card">
      <EmptyState title={text.empty} text={text.emptyText} action={action} />
    </div>
  )
}

function LoadFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const text = useMessages('customerDocuments', customerDocuments)
  return (
    <div className="card">
      <ErrorState title={text.failed} text={text.failedText} onRetry={onRetry} retrying={retrying} />
    </div>
  )
}

function Loading() {
  return <DataTableLoading columns={COLUMNS} wide={useWide()} />
}
