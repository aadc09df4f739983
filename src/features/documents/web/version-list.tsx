import { Eye, FileText, Image } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { z } from 'zod'
import type { documentView } from '#features/documents/contract.ts'
import { documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { bytesText } from '#web/format/bytes.ts'
import { useDates } from '#web/format/use-dates.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { DownloadLink } from './download-link.tsx'

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }))

export type DocumentView = z.output<typeof documentView>
export type DocumentFile = DocumentView['versions'][number]
type Props = { document: DocumentView; reader: 'customer' | 'team' }

/** All versions of a document, newest first, each with the reason if it was rejected. */
export function VersionList({ document, reader }: Props) {
  const text = useMessages('documents', words)
  const [shown, setShown] = useState<DocumentFile>()
  const { openedBy, note } = useOpener()
  const show = (file: DocumentFile): void => {
    note()
    setShown(file)
  }
  if (document.versions.length === 0) return null
  return (
    <section>
      <h3 className="text-h3">{text.versions}</h3>
      <ol className="mt-2 divide-y divide-line">
        {document.versions.map((file) => (
          <Version key={file.version} document={document} file={file} reader={reader} onShow={() => show(file)} />
        ))}
      </ol>
      {shown && (
        <Suspense fallback={null}>
          <PreviewDialog
            document={document}
            file={shown}
            onClose={() => setShown(undefined)}
            returnFocusTo={openedBy}
          />
        </Suspense>
      )}
    </section>
  )
}

type VersionProps = Props & { file: DocumentFile; onShow: () => void }

function Version({ document, file, reader, onShow }: VersionProps) {
  const text = useMessages('documents', words)
  const { locale } = useLocale()
  const dates = useDates()
  const isPdf = file.contentType === 'application/pdf'
  const Icon = isPdf ? FileText : Image
  const by = text.by[file.by === 'customer' && reader === 'customer' ? 'you' : file.by]
  const name = `${text.version({ number: file.version })}, ${document.name}`
  return (
    <li className="py-4">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-mar-50 text-mar-600">
          <Icon size={19} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{text.version({ number: file.version })}</p>
          <p className="text-sm break-all">{file.fileName}</p>
          <p className="text-sm text-ink-muted">
            {text.sentAt({ at: dates.dateTime(file.sentAt), by })} · {bytesText(file.sizeBytes, locale)}
          </p>
        </div>
      </div>
      {file.rejectionReason && (
        <p className="mt-2 rounded-md bg-urucum-100 px-3 py-2 text-sm break-words text-urucum-700">
          <span className="font-semibold">{text.rejected}:</span> {file.rejectionReason}
        </p>
      )}
      {(file.canPreview || file.canDownload) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {file.canPreview && (
            <button
              type="button"
              onClick={onShow}
              aria-label={isPdf ? text.preview.openPdfOf({ name }) : text.preview.openOf({ name })}
              className={buttonClass('ghost', 'panel')}
            >
              <Eye size={17} aria-hidden="true" />
              {isPdf ? text.preview.openPdf : text.preview.open}
            </button>
          )}
          {file.canDownload && <DownloadLink id={document.id} file={file} name={name} />}
        </div>
      )}
    </li>
  )
}
