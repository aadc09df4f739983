import { CallForm } from '#web/forms/call-form.tsx'
import type { FieldsOf, Submission } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type Props = {
  form: FieldsOf<{ message: string }> & Submission
  words: { label: string; hint?: string; send: string }
  rows: number
  maxLength: number
}

/** One text and the button that sends it. */
export function WriteBox({ form, words, rows, maxLength }: Props) {
  return (
    <CallForm of={form} className="space-y-3">
      <TextArea {...form.field('message')} label={words.label} hint={words.hint} rows={rows} maxLength={maxLength} />
      <Button type="submit" size="panel" loading={form.busy}>
        {words.send}
      </Button>
    </CallForm>
  )
}
