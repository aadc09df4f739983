import type { ReactNode } from 'react'
import { fillTemplate, type TemplateValues } from '#features/answer-templates/rules/fill-template.ts'
import { answers } from '#features/answer-templates/words/answers.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { inBraces } from './in-braces.ts'

type Props = {
  template: { title: string; body: string }
  values: TemplateValues
  onUse: (text: string) => void
  children?: ReactNode
}

/** One template with its values filled in, and the placeholders that are still unfilled. */
export function TemplateItem({ template: { title, body }, values, onUse, children }: Props) {
  const text = useMessages('answers', answers)
  const filled = fillTemplate(body, values)
  return (
    <li className="py-3 first:pt-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-semibold break-words">{title}</p>
          <p className="mt-0.5 text-[0.9375rem] break-words whitespace-pre-wrap text-ink-muted">{filled.text}</p>
          {filled.open.length > 0 && (
            <p className="mt-1.5">
              <Badge tone="yellow">{text.stillOpen({ names: inBraces(filled.open) })}</Badge>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {children}
          <Button variant="ghost" size="panel" aria-label={text.insertOf({ title })} onClick={() => onUse(filled.text)}>
            {text.insert}
          </Button>
        </div>
      </div>
    </li>
  )
}
