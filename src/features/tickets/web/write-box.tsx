import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type Props = {
  words: { label: string; hint?: string; required: string; send: string }
  rows: number
  maxLength: number
  failure: string | undefined
  sending: boolean
  /** The caller runs `sent` after success, which empties the box; until then the typed text stays. */
  onSend: (message: string, sent: () => void) => void
}

export function WriteBox({ words, rows, maxLength, failure, sending, onSend }: Props) {
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        const message = typed.trim()
        setMissing(message === '')
        if (message && !sending) onSend(message, () => setTyped(''))
      }}
    >
      {failure && <Notice tone="red">{failure}</Notice>}
      <TextArea
        label={words.label}
        hint={words.hint}
        error={missing ? words.required : undefined}
        rows={rows}
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="panel" loading={sending}>
        {words.send}
      </Button>
    </form>
  )
}
