import { documents } from '#features/documents/words/documents.pt-BR.ts'
import { ApiError } from '#web/api/call.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { mayPass, type Uploading } from './upload-state.ts'

type Failed = Extract<Uploading, { phase: 'failed' }>
/** `again`: the same file may be sent once more. */
export type FailureWords = { title: string; text: string; again: boolean }

// Error codes whose own text says what is wrong and what to do.
const saysWhy: ReadonlySet<string> = new Set(['unsafe_file', 'conflict', 'too_many_requests', 'not_while_acting'])

/** Why an upload failed, in the exact words of G25. */
export function useUploadFailure(): (failed: Failed) => FailureWords {
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
