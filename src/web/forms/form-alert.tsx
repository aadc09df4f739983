import { Notice } from '#web/ui/notice.tsx'
import { useSharedMessages } from '#web/words/locale-provider.tsx'

type Props = { title?: string | undefined; failure: string | undefined; invalid: boolean }

/** The error box of a form: the server's refusal under a title, or a hint to check the fields. */
export function FormAlert({ title, failure, invalid }: Props) {
  const { failure: text } = useSharedMessages()
  const shown = failure ?? (invalid ? text.checkFields : undefined)
  if (!shown) return null
  return (
    <Notice tone="red">
      {title && failure && <p className="font-semibold">{title}</p>}
      <p>{shown}</p>
    </Notice>
  )
}
