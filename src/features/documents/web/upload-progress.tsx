import { documents } from '#features/documents/words/documents.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Uploading } from './upload-state.ts'
import { cancelUpload } from './uploads.ts'

type UnderWay = Exclude<Uploading, { phase: 'failed' }>

/** The progress of an upload, with a button to cancel it. */
export function UploadProgress({ id, state }: { id: string; state: UnderWay }) {
  const { upload } = useMessages('documents', documents)
  const percent = state.phase === 'sending' ? Math.floor(state.share * 100) : 0
  const said =
    state.phase === 'waiting' ? upload.waiting : percent === 100 ? upload.checking : upload.sending({ percent })
  const announced = state.phase === 'sending' && percent < 100 ? upload.sendingNow : said
  return (
    <div className="w-full min-w-0 text-left">
      <p className="truncate text-sm font-semibold">{state.fileName}</p>
      <ProgressBar label={upload.progressOf({ name: state.fileName })} value={percent} className="my-1.5" />
      <span role="status" className="sr-only">
        {announced}
      </span>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p aria-hidden="true" className="text-sm text-ink-muted">
          {said}
        </p>
        <Button variant="ghost" size="panel" onClick={() => cancelUpload(id)}>
          {upload.cancel}
        </Button>
      </div>
    </div>
  )
}
