import { type ComponentProps, useState } from 'react'
import { documentRequirements } from '#features/documents/words/document-requirements.pt-BR.ts'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { MoveButtons } from '#web/ui/move-buttons.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Requirement } from './queries.ts'
import { RequirementForm } from './requirement-form.tsx'
import { useRequirementWords } from './use-requirement-words.ts'

type Props = { requirement: Requirement } & Pick<ComponentProps<typeof MoveButtons>, 'place' | 'all' | 'onMove'>

export function RequirementRow({ requirement, ...place }: Props) {
  const text = useMessages('documentRequirements', documentRequirements)
  const words = useRequirementWords()
  const [shown, setShown] = useState<'form' | 'history'>()
  const { name, description, perOwner, active, documentType } = requirement
  return (
    <li className="py-3.5">
      {shown === 'form' ? (
        <RequirementForm requirement={requirement} onClose={() => setShown(undefined)} />
      ) : (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <MoveButtons up={text.up({ name })} down={text.down({ name })} {...place} />
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-2">
              <span translate="no" className="font-semibold break-words">
                {name}
              </span>
              <Badge tone={perOwner ? 'blue' : 'grey'}>{perOwner ? text.perOwner : text.once}</Badge>
              {!active && <Badge tone="yellow">{text.off}</Badge>}
            </p>
            {text.types[documentType] !== name && <p className="text-sm text-ink-muted">{text.types[documentType]}</p>}
            {description && (
              <p translate="no" className="text-sm text-ink-muted">
                {description}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="ghost"
              size="panel"
              translate="no"
              aria-label={text.editOf({ name })}
              onClick={() => setShown('form')}
            >
              {text.edit}
            </Button>
            <Button
              variant="ghost"
              size="panel"
              translate="no"
              aria-label={text.historyOf({ name })}
              aria-expanded={shown === 'history'}
              onClick={() => setShown(shown === 'history' ? undefined : 'history')}
            >
              {text.history}
            </Button>
          </div>
        </div>
      )}
      {shown === 'history' && (
        <div translate="no" className="mt-3 rounded-md bg-areia-100/60 p-4">
          <EditHistory subjectType="document_requirement" subjectId={requirement.id} fields={words} />
        </div>
      )}
    </li>
  )
}
