import { useMessages } from '#web/i18n/locale-provider.tsx'
import { documents as words } from '#web/i18n/pt-BR/documents.ts'

/** What a good one looks like, in the words of whoever asked for it. */
export function GoodExample({ example }: { example: string | null }) {
  const text = useMessages('documents', words)
  if (!example) return null
  return (
    <p className="text-sm font-normal break-words whitespace-pre-line">
      <span className="font-semibold">{text.example}:</span> {example}
    </p>
  )
}
