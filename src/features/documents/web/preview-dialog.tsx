import type { RefObject } from 'react'
import { documents } from '#features/documents/contract.ts'
import type { FileKind } from '#rules/files/file-kinds.ts'
import { linkTo } from '#web/api/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PreviewPdf } from './preview-pdf.tsx'
import { PreviewPicture } from './preview-picture.tsx'

type Props = {
  document: { id: string; name: string }
  file: { version: number; fileName: string; contentType: FileKind }
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Shows one version of a document in a dialog above the screen that opened it. */
export function PreviewDialog({ document, file, onClose, returnFocusTo }: Props) {
  const source = linkTo(documents.preview, { id: document.id, version: file.version })
  const Preview = file.contentType === 'application/pdf' ? PreviewPdf : PreviewPicture
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={document.name}
      description={file.fileName}
      returnFocusTo={returnFocusTo}
    >
      <Preview source={source} name={document.name} />
    </Dialog>
  )
}
