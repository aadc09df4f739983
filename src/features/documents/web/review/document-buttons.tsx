import { FilePlus2, FileQuestionMark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Registration } from './queries.ts'

const RequestDialog = lazy(() => import('./request-dialog.tsx'))
const AddDialog = lazy(() => import('./add-dialog.tsx'))

/** Buttons to request or to add a document; without a registration the dialog asks for the company. */
export function DocumentButtons({ registration }: { registration?: Registration }) {
  const text = useMessages('teamDocuments', teamDocuments)
  const [open, setOpen] = useState<'request' | 'add'>()
  const { openedBy, note } = useOpener()
  const start = (what: 'request' | 'add') => () => {
    note()
    setOpen(what)
  }
  const shared = { registration, openedBy, onClose: () => setOpen(undefined) }
  return (
    <>
      <Button variant="ghost" size="panel" onClick={start('request')}>
        <FileQuestionMark size={17} aria-hidden="true" />
        {text.request.open}
      </Button>
      <Button variant="ghost" size="panel" onClick={start('add')}>
        <FilePlus2 size={17} aria-hidden="true" />
        {text.add.open}
      </Button>
      <Suspense>
        {open === 'request' && <RequestDialog {...shared} />}
        {open === 'add' && <AddDialog {...shared} />}
      </Suspense>
    </>
  )
}
