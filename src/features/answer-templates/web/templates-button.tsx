import { MessageSquareQuote } from 'lucide-react'
import { lazy, type RefObject, Suspense, useState } from 'react'
import type { AnswerKind } from '#features/answer-templates/rules/template.ts'
import { answers } from '#features/answer-templates/words/answers.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const TemplatesDialog = lazy(async () => ({ default: (await import('./templates-dialog.tsx')).TemplatesDialog }))

type Props = {
  kind: AnswerKind
  registrationId: string
  documentId?: string
  /** The field that gets the text and, afterwards, the focus. */
  field: RefObject<HTMLTextAreaElement | null>
  onInsert: (text: string) => void
  /** Shows only the icon. */
  small?: boolean
}

/** Opens the template answers; `onInsert` receives the chosen one. */
export function TemplatesButton({ small = false, ...props }: Props) {
  const text = useMessages('answers', answers)
  const [open, setOpen] = useState(false)
  const icon = <MessageSquareQuote size={small ? 19 : 17} aria-hidden="true" />
  return (
    <>
      {small ? (
        <button
          type="button"
          className="icon-btn"
          aria-label={text.open}
          title={text.open}
          onClick={() => setOpen(true)}
        >
          {icon}
        </button>
      ) : (
        <Button variant="ghost" size="panel" onClick={() => setOpen(true)}>
          {icon}
          {text.open}
        </Button>
      )}
      {open && (
        <Suspense>
          <TemplatesDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
