import { documents } from '#features/documents/words/documents.pt-BR.ts'
import { ApiError } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { mayPass, type Uploading } from './upload-state.ts'
import { cancelUpload, retryUpload } from './uploads.ts'

type Failed = Extract<Uploading, { phase: 'failed' }>
/** `again`: the same file may be sent once more. */
type FailureWords = { title: string; text: string; again: boolean }

// Error codes whose own text says what is wrong and what to do.
const saysWhy: ReadonlySet<string> = new Set(['unsafe_file', 'conflict', 'too_many_requests', 'not_while_acting'])

/** Why an upload failed, in the exact words of G25. */
function useUploadFailure(): (failed: Failed) => FailureWords {
  const { refused } = useMessages('documents', documents)
  const textOf = useFailureText()
  const kinds = {
    wrong_kind: { title: refused.wrongKind, text: refused.wrongKindText, again: false },
    too_large: { title: refused.tooLarge, text: refused.tooLargeText, again: false },
    several: { title: refused.several, text: refused.severalText, again: false },
  }
  return ({ why }) => {
    if ('notSent' in why) return kinds[why.notSent]
    const { error } = why
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'unsupported_file') return kinds.wrong_kind
    if (code === 'too_large') return kinds.too_large
    const title = refused.failed
    if (code === 'storage_full') return { title, text: refused.full, again: true }
    if (saysWhy.has(code)) return { title, text: textOf(error), again: code === 'too_many_requests' }
    return { title, text: mayPass(error) ? textOf(error) : refused.failedText, again: true }
  }
}

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
