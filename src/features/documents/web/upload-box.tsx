import { Camera, FileUp } from 'lucide-react'
import { useRef } from 'react'
import { documents } from '#features/documents/words/documents.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { FileInput } from './file-input.tsx'
import { UploadFailed } from './upload-failed.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { isUnderWay } from './upload-state.ts'
import { useUploading } from './uploads.ts'
import { useDrop } from './use-drop.ts'
import { useFocusBack } from './use-focus-back.ts'

type Props = {
  /** The key of the upload, the same as given to `startUpload`. */
  id: string
  onFiles: (files: readonly File[]) => void
}

/** Takes a file by drop, file picker or camera, and shows its progress or why it failed. */
export function UploadBox({ id, onFiles }: Props) {
  const { upload, rules } = useMessages('documents', documents)
  const state = useUploading(id)
  const pick = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { over, handlers } = useDrop(onFiles)
  useFocusBack(button, isUnderWay(state))
  const look = over ? 'border-mar-500 bg-mar-50' : 'border-line-strong bg-areia-100/60'
  return (
    <fieldset {...handlers} aria-label={upload.box} className={`rounded-lg border-2 border-dashed p-4 sm:p-5 ${look}`}>
      {state && state.phase !== 'failed' ? (
        <UploadProgress id={id} state={state} />
      ) : (
        <div className="flex flex-col items-center gap-3 text-center">
          {state?.phase === 'failed' && <UploadFailed id={id} state={state} />}
          <FileUp size={26} aria-hidden="true" className="text-mar-500" />
          <p className="text-ink-muted pointer-coarse:hidden">{over ? upload.dropNow : upload.drop}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button ref={button} variant="primary" size="panel" onClick={() => pick.current?.click()}>
              {upload.pick}
            </Button>
            <Button
              variant="ghost"
              size="panel"
              className="hidden pointer-coarse:inline-flex"
              onClick={() => photo.current?.click()}
            >
              <Camera size={18} aria-hidden="true" />
              {upload.camera}
            </Button>
          </div>
          <p className="text-sm text-ink-muted">{rules}</p>
        </div>
      )}
      <FileInput input={pick} onFiles={onFiles} />
      <FileInput input={photo} onFiles={onFiles} camera />
    </fieldset>
  )
}
