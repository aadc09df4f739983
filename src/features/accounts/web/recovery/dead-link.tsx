import { Link } from 'react-router'
import { recovery } from '#features/accounts/words/recovery.pt-BR.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

export function DeadLink({ title, text }: { title: string; text: string }) {
  const words = useMessages('recovery', recovery)
  return (
    <>
      <h1 className="text-h2">{title}</h1>
      <p role="status" className="mt-3 text-ink-muted">
        {text}
      </p>
      <Link to="/esqueci-senha" className={`mt-8 w-full ${buttonClass()}`}>
        {words.askAgain}
      </Link>
      <p className="mt-4">
        <Link to="/login" className="text-link">
          {words.backToSignIn}
        </Link>
      </p>
    </>
  )
}
