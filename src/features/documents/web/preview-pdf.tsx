import { ExternalLink } from 'lucide-react'
import { documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/**
 * The browser's own viewer shows the PDF in a separate process: no code of the page reads the file. The answer is sandboxed
 * in case a browser takes it for a page (S42); a `sandbox` attribute here would keep Chromium's viewer from starting.
 */
export function PreviewPdf({ source, name }: { source: string; name: string }) {
  const { preview } = useMessages('documents', words)
  return (
    <>
      {navigator.pdfViewerEnabled ? (
        <iframe
          src={source}
          title={preview.alt({ name })}
          className="block h-[68dvh] w-full rounded-md border border-line bg-areia-100"
        />
      ) : (
        <Notice tone="blue">{preview.noViewer}</Notice>
      )}
      <a
        href={source}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClass('ghost', 'panel')} mt-4 inline-flex`}
      >
        <ExternalLink size={17} aria-hidden="true" />
        {preview.newTab}
      </a>
    </>
  )
}
