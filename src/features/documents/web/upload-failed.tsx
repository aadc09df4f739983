import { documents } from '#features/documents/words/documents.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Uploading } from './upload-state.ts'
import { cancelUpload, retryUpload } from './uploads.ts'
import { useUploadFailure } from './use-upload-failure.ts'

type Failed = Extract<Uploading, { phase: 'failed' }>

/** Why the file did not arrive and what can be done about it. */
export function UploadFailed({ id, state }: { id: string; state: Failed }) {
  const { upload } = useMessages('documents', documents)
  const { title, text, again } = useUploadFailure()(state)
  return (
    <div className="w-full min-w-0 text-left">
      <Notice tone="red">
        <p className="font-semibold">{title}</p>
        <p className="font-normal">{text}</p>
        <p className="mt-1 font-normal break-all">{state.fileName}</p>
      </Notice>
      <div className="mt-2 flex flex-wrap gap-2">
        {again && (
          <Button size="panel" onClick={() => void retryUpload(id)}>
            {upload.retry}
          </Button>
        )}
        <Button variant="ghost" size="panel" onClick={() => cancelUpload(id)}>
          {upload.dismiss}
        </Button>
      </div>
    </div>
  )
}
