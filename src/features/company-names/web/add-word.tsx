import { useState } from 'react'
import type { CallInput } from '#contract/route.ts'
import { namingRules as calls } from '#features/company-names/contract.ts'
import { WORD_KINDS } from '#features/company-names/rules/naming-rule-fields.ts'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import { useSaveEdit } from '#features/edits/web/use-save-edit.ts'
import { CheckFields } from '#features/facts/web/check-fields.tsx'
import { SourceFields } from '#features/facts/web/source-fields.tsx'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { LinesField } from './lines-field.tsx'
import { showingRules } from './queries.ts'
import { SeverityField } from './severity-field.tsx'

type Word = CallInput<typeof calls.create>

const begun = (): Word => ({
  id: crypto.randomUUID(),
  kind: 'restricted_word',
  word: '',
  variants: [],
  severity: 'warn',
  reason: null,
  sources: [],
  checkedOn: null,
  confidence: 'medium',
})

function WordForm({ onDone }: { onDone: () => void }) {
  const text = useMessages('namingRules', namingRules)
  const shared = useMessages('states', states)
  const [typed, setTyped] = useState(begun)
  const set = (part: Partial<Word>) => setTyped((before) => ({ ...before, ...part }))
  const adding = useSaveEdit(
    (word: Word) => call(calls.create, word),
    { done: text.added, failed: shared.saveFailed },
    { stale: showingRules, onDone },
  )
  const { fields: errors } = useRefusal(adding.error)
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        adding.mutate(typed)
      }}
    >
      <Select
        label={text.kind}
        value={typed.kind}
        options={WORD_KINDS.map((value) => ({ value, label: shared.rechecks.kinds[value] }))}
        onChange={({ target }) => set({ kind: WORD_KINDS.find((kind) => kind === target.value) ?? typed.kind })}
      />
      <TextField
        label={text.fields.word}
        value={typed.word}
        maxLength={80}
        error={errors['word']}
        onChange={({ target }) => set({ word: target.value })}
      />
      <LinesField
        label={text.fields.variants}
        lines={typed.variants}
        error={Object.entries(errors).find(([path]) => path.startsWith('variants'))?.[1]}
        onChange={(variants) => set({ variants })}
      />
      <TextArea
        label={text.fields.reason}
        value={typed.reason ?? ''}
        rows={2}
        maxLength={500}
        error={errors['reason']}
        onChange={({ target }) => set({ reason: target.value || null })}
      />
      <SeverityField value={typed.severity} onChange={(severity) => set({ severity })} />
      <CheckFields
        typed={{ checkedOn: typed.checkedOn, confidence: typed.confidence }}
        onChange={set}
        errors={errors}
      />
      <SourceFields sources={typed.sources} onChange={(sources) => set({ sources })} errors={errors} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <DialogCancel>{shared.cancel}</DialogCancel>
        <Button type="submit" loading={adding.isPending}>
          {text.add}
        </Button>
      </div>
    </form>
  )
}

export function AddWord() {
  const text = useMessages('namingRules', namingRules)
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title={text.addTitle}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="panel">{text.add}</Button>}
      wide
    >
      <WordForm onDone={() => setOpen(false)} />
    </Dialog>
  )
}
