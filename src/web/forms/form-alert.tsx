import { useMessages } from '#web/i18n/locale-provider.tsx'
import { failures } from '#web/i18n/pt-BR/failures.ts'
import { Notice } from '#web/ui/notice.tsx'

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
