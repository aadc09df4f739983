import { changesBetween } from '#features/edits/rules/changes.ts'
import { edits } from '#features/edits/words/edits.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { FieldChanges } from './field-changes.tsx'
import type { FieldWords } from './field-words.ts'

type Edited = Readonly<Record<string, unknown>> & { editedAt: string | null; editedBy: string | null }
type Props = {
  began: Edited
  current: Edited
  fields: FieldWords
  /** Keeps the typed values; the next save overwrites those of the other person. */
  onKeep: () => void
  /** Replaces the typed values with those that the other person saved. */
  onTake: () => void
}

/** Who saved the same record meanwhile, and what changed; nothing is overwritten before the user has chosen. */
export function ConflictNotice({ began, current, fields, onKeep, onTake }: Props) {
  const text = useMessages('edits', edits)
  const { dateTime } = useDates()
  const changes = Object.entries(changesBetween(began, current)).map(([field, change]) => ({ field, ...change }))
  const who = current.editedBy ?? text.somebody
  return (
    <Notice tone="red">
      <p>{text.met({ who, at: current.editedAt ? dateTime(current.editedAt) : '' })}</p>
      <div className="my-2 font-normal">
        <FieldChanges fields={fields} changes={changes} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="panel" onClick={onKeep}>
          {text.keep}
        </Button>
        <Button variant="ghost" size="panel" onClick={onTake}>
          {text.take}
        </Button>
      </div>
    </Notice>
  )
}
