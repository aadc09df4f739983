import { Link } from 'react-router'
import { signUp } from '#features/accounts/words/sign-up.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const link = 'font-semibold text-mar-600 underline underline-offset-4'

/** The documents open in a new tab, so that nothing typed in the form is lost. */
export function ConsentLine() {
  const text = useMessages('signUp', signUp)
  return (
    <p className="text-sm text-ink-muted">
      {text.consent}{' '}
      <Link to="/termos" target="_blank" rel="noopener" className={link}>
        {text.terms}
      </Link>{' '}
      {text.and}{' '}
      <Link to="/privacidade" target="_blank" rel="noopener" className={link}>
        {text.privacy}
      </Link>
      .
    </p>
  )
}
