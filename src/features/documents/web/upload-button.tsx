import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
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
  label: string
  /** The accessible label, which also names the document, because a list has several of these buttons. */
  name: string
  variant?: ButtonVariant
  onFiles: (files: readonly File[]) => void
}

/** The upload button of a row, replaced by the progress during an upload. Phones offer the camera in their file picker. */
export function UploadButton({ id, label, name, variant = 'primary', onFiles }: Props) {
  const state = useUploading(id)
  const pick = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { over, handlers } = useDrop(onFiles)
  useFocusBack(button, isUnderWay(state))
  if (state && state.phase !== 'failed')
    return (
      <div className="w-full md:w-56">
        <UploadProgress id={id} state={state} />
      </div>
    )
  return (
    <div
      {...handlers}
      className={`space-y-2 rounded-md text-left ${state ? 'w-full md:w-56' : ''} ${over ? 'outline-3 outline-mar-500' : ''}`}
    >
      <FileInput input={pick} onFiles={onFiles} />
      {state && <UploadFailed id={id} state={state} />}
      <Button ref={button} variant={variant} size="panel" aria-label={name} onClick={() => pick.current?.click()}>
        <Upload size={17} aria-hidden="true" />
        {label}
      </Button>
    </div>
  )
}
