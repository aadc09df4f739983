import { useState } from 'react'
import type { z } from 'zod'
import { namingRules as calls } from '#features/company-names/contract.ts'
import { WORD_KINDS } from '#features/company-names/rules/naming-rule-fields.ts'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import { CheckFields } from '#features/facts/web/check-fields.tsx'
import { SourceFields } from '#features/facts/web/source-fields.tsx'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { LinesField } from './lines-field.tsx'
import { showingRules } from './queries.ts'
import { SeverityField } from './severity-field.tsx'

const schema = calls.create.body.omit({ id: true })
const values: z.input<typeof schema> = {
  kind: 'restricted_word',
  word: '',
  variants: [],
  severity: 'warn',
  reason: null,
  sources: [],
  checkedOn: null,
  confidence: 'medium',
}

function WordForm({ onDone }: { onDone: () => void }) {
  const text = useMessages('namingRules', namingRules)
  const shared = useMessages('states', states)
  // The same id on every retry, so that a retry after a lost answer does not add a second word.
  const [id] = useState(() => crypto.randomUUID())
  const adding = useCall(calls.create, { done: text.added, stale: showingRules, onDone })
  const form = useCallForm(adding, {
    schema,
    values,
    input: (fields) => ({ id, ...fields }),
    failed: shared.saveFailed,
  })
  return (
    <CallForm of={form}>
      <Select
        {...form.field('kind')}
        label={text.kind}
        options={WORD_KINDS.map((value) => ({ value, label: shared.rechecks.kinds[value] }))}
      />
      <TextField {...form.field('word')} label={text.fields.word} maxLength={80} />
      <LinesField label={text.fields.variants} {...form.held('variants')} />
      <TextArea {...form.field('reason')} label={text.fields.reason} rows={2} maxLength={500} />
      <SeverityField {...form.held('severity')} />
      <CheckFields checkedOn={form.held('checkedOn')} confidence={form.held('confidence')} />
      <SourceFields {...form.held('sources')} errorAt={form.error} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <DialogCancel>{shared.cancel}</DialogCancel>
        <Button type="submit" loading={form.busy}>
          {text.add}
        </Button>
      </div>
    </CallForm>
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
