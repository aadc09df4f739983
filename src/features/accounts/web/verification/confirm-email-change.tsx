import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accounts } from '#features/accounts/contract.ts'
import { verification } from '#features/accounts/words/verification.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { isDeadLink } from './is-dead-link.ts'
import { Onward } from './onward.tsx'
import { Outcome } from './outcome.tsx'

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.reason === 'change_signed_in'

/** Both mailboxes have to agree; the second press changes the address. */
export function ConfirmEmailChange({ token }: { token: string }) {
  const text = useMessages('verification', verification)
  const failureText = useFailureText()
  const client = useQueryClient()
  const confirming = useMutation({
    mutationFn: () => call(accounts.confirmEmailChange, { token }),
    // All cached answers are reloaded, because the session and the settings show the address.
    onSuccess: () => client.invalidateQueries(),
  })
  const { data, error } = confirming
  if (data?.state === 'waiting')
    return (
      <Outcome key="waiting" title={text.waitingTitle} text={text.waitingText}>
        <Onward />
      </Outcome>
    )
  if (data)
    return (
      <Outcome
        key="changed"
        done
        title={text.changedTitle}
        text={data.state === 'owner' ? text.doneOwner : text.changedText}
      >
        <Onward />
      </Outcome>
    )
  if (isDeadLink(error))
    return (
      <Outcome key="expired" title={text.linkExpired} text={text.changeExpired}>
        <Onward />
      </Outcome>
    )
  if (isSignedOut(error))
    return (
      <Outcome key="signedOut" title={text.changeSignIn} text={failureText(error)}>
        <Onward />
      </Outcome>
    )
  return (
    <Outcome key="ask" title={text.changeTitle} text={text.changeText}>
      {error && <Notice tone="red">{failureText(error)}</Notice>}
      <Button className="w-full" loading={confirming.isPending} onClick={() => confirming.mutate()}>
        {text.changeConfirm}
      </Button>
    </Outcome>
  )
}
