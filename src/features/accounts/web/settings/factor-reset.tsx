import { useMutation, useQueryClient } from '@tanstack/react-query'
import { twoFactor } from '#features/accounts/contract/two-factor.ts'
import { security } from '#features/accounts/words/security.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { settingsQuery } from './queries.ts'

/** Announces that the office is resetting the second factor; the person can cancel that and keep it (S68). */
export function FactorReset({ at }: { at: string }) {
  const { twoFactor: text } = useMessages('security', security)
  const { dateTime } = useDates()
  const failureText = useFailureText()
  const client = useQueryClient()
  const keeping = useMutation({
    mutationFn: () => call(twoFactor.keep, {}),
    onSuccess: () => toast.success(text.kept),
    onError: (error) => toast.error(failureText(error)),
    onSettled: () => void client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
  return (
    <div className="space-y-3">
      <Notice tone="red">{text.goes({ at: dateTime(at) })}</Notice>
      <Button variant="ghost" size="panel" loading={keeping.isPending} onClick={() => keeping.mutate()}>
        {text.keep}
      </Button>
    </div>
  )
}
