import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { focusFirstError } from './field-errors.ts'
import type { AccountCall } from './use-wizard-account.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = { words: WizardMessages['account']; call: AccountCall<string> }

/** For accounts with a second factor: a code of the app or a recovery code. */
export function SecondStep({ words, call }: Props) {
  const [code, setCode] = useState('')
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (call.error) focusFirstError(form.current)
  }, [call.error])
  return (
    <form
      ref={form}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') call.mutate(code)
      }}
    >
      <TextField
        label={words.code}
        hint={words.codeHint}
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        error={call.error ? failureText(call.error) : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" loading={call.isPending} disabled={code.trim() === ''} className="w-full">
        {words.signInButton}
      </Button>
    </form>
  )
}
