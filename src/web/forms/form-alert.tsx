import { useMessages } from '#web/i18n/locale-provider.tsx'
import { failures } from '#web/i18n/pt-BR/failures.ts'
import { Notice } from '#web/ui/notice.tsx'

/** The red box of a form: what was refused, or that fields need another look. */
export function FormAlert({ failure, invalid }: { failure: string | undefined; invalid: boolean }) {
  const text = useMessages('failures', failures)
  const shown = failure ?? (invalid ? text.byCode.invalid : undefined)
  return shown ? <Notice tone="red">{shown}</Notice> : null
}
