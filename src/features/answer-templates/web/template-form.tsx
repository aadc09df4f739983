import type { CallInput } from '#contract/route.ts'
import { answerTemplates } from '#features/answer-templates/contract.ts'
import { openPlaceholders, placeholders } from '#features/answer-templates/rules/fill-template.ts'
import { type AnswerKind, LONGEST_ANSWER, LONGEST_TITLE } from '#features/answer-templates/rules/template.ts'
import { answers } from '#features/answer-templates/words/answers.pt-BR.ts'
import { call, isSavedMeanwhile } from '#web/api/call.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { inBraces } from './in-braces.ts'
import type { OwnTemplate } from './queries.ts'

type Props = {
  kind: AnswerKind
  /** The template as it was when the form opened; undefined for a new one. */
  began: OwnTemplate | undefined
  /** The template as it is saved now. */
  current: OwnTemplate | undefined
  onDone: () => void
}
type Sent = CallInput<typeof answerTemplates.create> | CallInput<typeof answerTemplates.save>

const schema = answerTemplates.create.body.omit({ kind: true })

export function TemplateForm({ kind, began, current, onDone }: Props) {
  const { shared, form: text, saved } = useMessages('answers', answers)
  const saving = useCall(
    (sent: Sent) => ('id' in sent ? call(answerTemplates.save, sent) : call(answerTemplates.create, sent)),
    { done: saved, stale: [answerTemplates.list], onDone },
  )
  const met = isSavedMeanwhile(saving.error) && current
  const form = useCallForm(saving, {
    schema,
    values: { title: began?.title ?? '', body: began?.body ?? '' },
    input: (written): Sent => {
      // After a conflict the form has shown the other window's text, so this save overwrites it deliberately.
      const known = met || began
      return known ? { id: known.id, ...written, expectedVersion: known.version } : { kind, ...written }
    },
    elsewhere: () => Boolean(met),
  })
  const unknown = openPlaceholders(form.watch('body')).filter(
    (name) => !placeholders.some((one) => one === name.toLowerCase()),
  )
  return (
    <CallForm of={form} className="space-y-4">
      {met && (
        <Notice tone="red">
          <p>{text.conflict}</p>
          <p className="mt-2 font-normal break-words whitespace-pre-wrap">
            <strong>{met.title}</strong>
            <br />
            {met.body}
          </p>
        </Notice>
      )}
      <TextField {...form.field('title')} label={text.title} maxLength={LONGEST_TITLE} autoFocus />
      <TextArea
        {...form.field('body')}
        label={text.body}
        hint={text.bodyHint({ names: inBraces(placeholders) })}
        rows={7}
        maxLength={LONGEST_ANSWER}
      />
      {unknown.length > 0 && (
        <p role="status" className="text-sm font-medium text-ipe-700">
          {text.unknown({ names: inBraces(unknown) })}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button variant="ghost" size="panel" onClick={onDone}>
          {shared.back}
        </Button>
        <Button type="submit" size="panel" loading={form.busy}>
          {text.submit}
        </Button>
      </div>
    </CallForm>
  )
}
