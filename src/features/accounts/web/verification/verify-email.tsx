import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accounts } from '#features/accounts/contract.ts'
import { verification } from '#features/accounts/words/verification.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { ExpiredVerification } from './expired-verification.tsx'
import { isDeadLink } from './is-dead-link.ts'
import { Onward } from './onward.tsx'
import { Outcome } from './outcome.tsx'

/** A confirmation may change the role (A2), so all cached answers are dropped. */
function useVerifyEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(accounts.verifyEmail, { token }),
    onSuccess: (session) => replaceSession(client, session),
  })
}

/** Confirms only after a press, because mail scanners open links and some run scripts (S13). */
export function VerifyEmail({ token }: { token: string }) {
  const text = useMessages('verification', verification)
  const failureText = useFailureText()
  const verifying = useVerifyEmail()
  const { data, error } = verifying
  if (data) {
    const afresh = data.owner ? text.doneOwner : text.doneAfresh
    return (
      <Outcome key="done" done title={text.doneTitle} text={data.startsAfresh ? afresh : text.doneText}>
        <Onward />
      </Outcome>
    )
  }
  if (isDeadLink(error)) return <ExpiredVerification />
  return (
    <Outcome key="ask" title={text.title} text={text.text}>
      {error && <Notice tone="red">{failureText(error)}</Notice>}
      <Button className="w-full" loading={verifying.isPending} onClick={() => verifying.mutate(token)}>
        {text.confirm}
      </Button>
    </Outcome>
  )
}
