import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { RequiredStep } from '#rules/sign-in/required-step.ts'
import { type SessionUser, sessionQuery } from '#web/session/use-session.ts'
import { FullPage } from '#web/ui/full-page.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'
import { StepUp } from './step-up.tsx'

const RequiredPage = lazy(async () => {
  const { RequiredPage: page } = await import('#features/accounts/web/required/required-page.tsx')
  return { default: page }
})

type Props = { required: RequiredStep | null; user: SessionUser; children: ReactNode }

/** Shows the step required by the security settings instead of the panel. The address stays, so the person continues where they were. */
export function RequiredGate({ required, user, children }: Props) {
  const client = useQueryClient()
  const text = useMessages('shell', shell)
  // While recovery codes are shown the server no longer requires the step, so it is held here until the person is done.
  const [held, setHeld] = useState<RequiredStep | null>(null)
  const step = held ?? required
  if (!step) return children
  const loading = (
    <FullPage>
      <p role="status">{text.loading}</p>
    </FullPage>
  )
  return (
    <Suspense fallback={loading}>
      <RequiredPage
        key={step}
        step={step}
        user={user}
        onBusy={() => setHeld(step)}
        onDone={async () => {
          await client.refetchQueries({ queryKey: sessionQuery.queryKey })
          setHeld(null)
        }}
      />
      <StepUp />
    </Suspense>
  )
}
