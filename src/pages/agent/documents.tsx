import { lazy, Suspense } from 'react'
import { DocumentButtons } from '#features/documents/web/review/document-buttons.tsx'
import { DocumentsTable } from '#features/documents/web/team/documents-table.tsx'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const ReviewDrawer = lazy(() => import('#features/documents/web/review/review-drawer.tsx'))

/** The open document is kept in the address, so that it can be linked. */
const OPEN = 'documento'

export default function AgentDocuments() {
  const text = useMessages('teamDocuments', teamDocuments)
  const { read, change } = useAddressFilter()
  const { openedBy, note } = useOpener()
  const open = read(OPEN)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <ScreenTitle />
          <p className="mt-1 text-ink-muted">{text.intro}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <DocumentButtons />
        </div>
      </div>
      <DocumentsTable
        onOpen={({ id }) => {
          note()
          change({ [OPEN]: id }, { remember: true })
        }}
      />
      {open && (
        <Suspense>
          <ReviewDrawer key={open} id={open} openedBy={openedBy} onClose={() => change({ [OPEN]: undefined })} />
        </Suspense>
      )}
    </>
  )
}
