import { useState } from 'react'
import { openPlaceholders, placeholders } from '#features/answer-templates/rules/fill-template.ts'
import { type AnswerKind, LONGEST_ANSWER, LONGEST_TITLE } from '#features/answer-templates/rules/template.ts'
import { answers } from '#features/answer-templates/words/answers.pt-BR.ts'
import { isSavedMeanwhile } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { inBraces } from './in-braces.ts'
import type { OwnTemplate } from './queries.ts'
import { useTemplates } from './use-templates.ts'

type Props = {
  kind: AnswerKind
  /** The template as it was when the form opened; undefined for a new one. */
  began: OwnTemplate | undefined
  /** The template as it is saved now. */
  current: OwnTemplate | undefined
  onDone: () => void
}

export function TemplateForm({ kind, began, current, onDone }: Props) {
  const { shared, form: text } = useMessages('answers', answers)
  const failureText = useFailureText()
  const [title, setTitle] = useState(began?.title ?? '')
  const [body, setBody] = useState(began?.body ?? '')
  const [told, setTold] = useState(false)
  const { save } = useTemplates()
  const met = isSavedMeanwhile(save.error)
  const unknown = openPlaceholders(body).filter((name) => !placeholders.some((one) => one === name.toLowerCase()))
  const submit = () => {
    setTold(true)
    if (!title.trim() || !body.trim()) return
    // After a conflict the form has shown the other window's text, so this save overwrites it deliberately.
    const known = met ? current : began
    save.mutate({ kind, title: title.trim(), body: body.trim(), ...(known ? { known } : {}) }, { onSuccess: onDone })
  }
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog is rendered inside the form whose text it helps to write, and that form must not be submitted.
        event.stopPropagation()
        submit()
      }}
    >
      {met && current && (
        <Notice tone="red">
          <p>{text.conflict}</p>
          <p className="mt-2 font-normal break-words whitespace-pre-wrap">
            <strong>{current.title}</strong>
            <br />
            {current.body}
          </p>
        </Notice>
      )}
      {save.isError && !(met && current) && <Notice tone="red">{failureText(save.error)}</Notice>}
      <TextField
        label={text.title}
        maxLength={LONGEST_TITLE}
        value={title}
        autoFocus
        onChange={({ target }) => setTitle(target.value)}
        error={told && !title.trim() ? text.titleMissing : undefined}
      />
      <TextArea
        label={text.body}
        hint={text.bodyHint({ names: inBraces(placeholders) })}
        rows={7}
        maxLength={LONGEST_ANSWER}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        error={told && !body.trim() ? text.bodyMissing : undefined}
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
        <Button type="submit" size="panel" loading={save.isPending}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
