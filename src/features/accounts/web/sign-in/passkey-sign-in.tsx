import { useMutation } from '@tanstack/react-query'
import { passkeys } from '#features/accounts/contract/passkeys.ts'
import { askDevice } from '#features/accounts/web/passkeys/device.ts'
import { usePasskeyFailure } from '#features/accounts/web/passkeys/use-passkeys.ts'
import { passkeys as words } from '#features/accounts/words/passkeys.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useSignedIn } from './use-sign-in.ts'

/** Signs in with a passkey instead of the password or, in the second step, after it. */
export function PasskeySignIn({ onOver }: { onOver?: (text: string) => void }) {
  const text = useMessages('passkeys', words)
  const failure = usePasskeyFailure()
  const onSuccess = useSignedIn()
  const secondStep = onOver !== undefined
  const signIn = useMutation({
    gcTime: 0,
    mutationFn: async () => call(passkeys.signIn, { passkey: await askDevice('sign_in'), secondStep }),
    onSuccess,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second_step_over') onOver?.(failure(error))
    },
  })
  return (
    <div className="space-y-4">
      {signIn.error && <Notice tone="red">{failure(signIn.error)}</Notice>}
      <Button variant="ghost" className="w-full" loading={signIn.isPending} onClick={() => signIn.mutate()}>
        {secondStep ? text.use : text.signIn}
      </Button>
    </div>
  )
}
