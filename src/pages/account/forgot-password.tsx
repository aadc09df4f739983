import { useState } from 'react'
import { Link } from 'react-router'
import { AskResetForm } from '#features/accounts/web/recovery/ask-reset-form.tsx'
import { LinkSent } from '#features/accounts/web/recovery/link-sent.tsx'
import { recovery } from '#features/accounts/words/recovery.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function ForgotPassword() {
  const text = useMessages('recovery', recovery)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const onSent = (to: string): void => {
    setEmail(to)
    setSent(true)
  }
  return (
    <>
      {sent ? (
        <LinkSent email={email} onOther={() => setSent(false)} />
      ) : (
        <>
          <h1 className="text-h2">{text.askTitle}</h1>
          <p className="mt-2 text-ink-muted">{text.askText}</p>
          <div className="mt-8">
            <AskResetForm email={email} onSent={onSent} />
          </div>
        </>
      )}
      <p className="mt-6">
        <Link to="/login" className="text-link">
          {text.backToSignIn}
        </Link>
      </p>
    </>
  )
}
