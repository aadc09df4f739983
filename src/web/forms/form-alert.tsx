import { Notice } from '#web/ui/notice.tsx'
import { failures } from '#web/words/failures.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = { title?: string; failure: string | undefined; invalid: boolean }

/** The red box of a form: what was refused, under its title, or that fields need another look. */
export function FormAlert({ title, failure, invalid }: Props) {
  const text = useMessages('failures', failures)
  const shown = failure ?? (invalid ? text.checkFields : undefined)
  if (!shown) return null
  return (
    <Notice tone="red">
      {title && failure && <p className="font-semibold">{title}</p>}
      <p>{shown}</p>
    </Notice>
  )
}
