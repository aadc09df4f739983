import { lazy, Suspense } from 'react'
import { DocumentButtons } from '#web/document-review/document-buttons.tsx'
import { DocumentsTable } from '#web/features/agent-documents/documents-table.tsx'
import { useAddressFilter } from '#web/filters/use-address-filter.ts'
import { ScreenTitle } from '#web/layout/screen-title.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { review } from '#web/messages/pt-BR/review.ts'
import { useOpener } from '#web/ui/use-opener.ts'

const ReviewDrawer = lazy(() => import('#web/document-review/review-drawer.tsx'))

/** The open document stands in the address, so that it can be linked. */
const OPEN = 'documento'

export default function AgentDocuments() {
  const text = useMessages('review', review)
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
