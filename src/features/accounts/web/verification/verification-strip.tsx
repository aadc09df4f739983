import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { verification } from '#features/accounts/words/verification.pt-BR.ts'
import { type SessionUser, sessionQuery } from '#web/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useAskVerification } from './use-ask-verification.ts'

/** Asks on the dashboard for the confirmation of the address, without blocking anything else (A5). */
export function VerificationStrip({ user }: { user: SessionUser }) {
  const text = useMessages('verification', verification)
  const asking = useAskVerification()
  const { owner } = user
  // The link opens in another tab, so the session is read again when this tab gets the focus back.
  useQuery({ ...sessionQuery, refetchOnWindowFocus: 'always' })
  const look = owner ? 'border-roxo-600 bg-roxo-100 text-roxo-700' : 'border-ceu-600/40 bg-ceu-100 text-ceu-700'
  return (
    <section
      aria-label={text.title}
      className={`mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-4 py-2.5 ${look}`}
    >
      <MailCheck size={20} aria-hidden="true" className="max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-64 text-[0.9375rem] break-words">
        <strong className="font-semibold">{text.title}.</strong>{' '}
        {owner ? text.stripOwner({ email: user.email }) : text.stripText({ email: user.email })}
      </p>
      <Button variant="ghost" size="panel" loading={asking.isPending} onClick={() => asking.mutate()}>
        {text.shared.sendAgain}
      </Button>
    </section>
  )
}
