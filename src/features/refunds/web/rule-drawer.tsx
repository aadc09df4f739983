import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import type { CallInput } from '#contract/route.ts'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import type { FieldWords } from '#features/edits/web/field-words.ts'
import { refunds } from '#features/refunds/contract.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { call, isSavedMeanwhile } from '#web/api/call.ts'
import { useEdited } from '#web/forms/use-edited.ts'
import { Button } from '#web/ui/button.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { type Rule, rulesQuery } from './queries.ts'
import { useRefundWords } from './use-refund-words.ts'

function useSaveRule(onDone: () => void) {
  const { rules: text } = useMessages('teamRefunds', teamRefunds)
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (input: CallInput<typeof refunds.saveRule>) => call(refunds.saveRule, input),
    onSuccess: () => {
      toast.success(text.saved)
      onDone()
    },
    onError: (error) => {
      if (!isSavedMeanwhile(error)) toast.error(text.failed, { description: failureText(error) })
    },
    onSettled: () => client.invalidateQueries({ queryKey: rulesQuery.queryKey }),
  })
}

function useFieldWords(): FieldWords {
  const { rules: text } = useMessages('teamRefunds', teamRefunds)
  const { percent } = useRefundWords()
  const show = (value: unknown) => percent(Number(value))
  return {
    pricePercent: { label: text.price, show },
    stateFeePercent: { label: text.stateFee, show },
  }
}

const fields = ['pricePercent', 'stateFeePercent'] as const
type Typed = Record<(typeof fields)[number], string>

/** A whole number from 0 to 100; undefined for anything else. */
const percentIn = (typed: string): number | undefined => {
  const value = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return value <= 100 ? value : undefined
}
const typedOf = (rule: Rule): Typed => ({
  pricePercent: String(rule.pricePercent),
  stateFeePercent: String(rule.stateFeePercent),
})

type Props = Omit<ComponentProps<typeof RecordDrawer>, 'title' | 'children'> & { rule: Rule }

/** The percentages of one stage, and who changed them. */
export function RuleDrawer({ rule, ...drawer }: Props) {
  const { rules: text } = useMessages('teamRefunds', teamRefunds)
  const { text: shared } = useRefundWords()
  const words = useFieldWords()
  const edited = useEdited(rule)
  const [typed, setTyped] = useState(() => typedOf(rule))
  const save = useSaveRule(drawer.onClose)
  const submit = () => {
    const [pricePercent, stateFeePercent] = fields.map((field) => percentIn(typed[field]))
    if (pricePercent === undefined || stateFeePercent === undefined) return
    save.mutate({ stage: rule.stage, pricePercent, stateFeePercent, expectedVersion: edited.began.version })
  }
  const take = () => {
    edited.acknowledge()
    setTyped(typedOf(rule))
  }
  return (
    <RecordDrawer title={shared.stages[rule.stage]} {...drawer}>
      {edited.met && !save.isSuccess && (
        <div className="mb-5">
          <ConflictNotice
            began={edited.began}
            current={rule}
            fields={words}
            onKeep={edited.acknowledge}
            onTake={take}
          />
        </div>
      )}
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {fields.map((field) => (
          <TextField
            key={field}
            label={text[field]}
            inputMode="numeric"
            value={typed[field]}
            error={percentIn(typed[field]) === undefined ? text.invalid : undefined}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
        <Button type="submit" size="panel" loading={save.isPending}>
          {text.save}
        </Button>
      </form>
      <details className="mt-6 border-t border-line pt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-mar-700">
          {text.history}
        </summary>
        <EditHistory subjectType="refund_rule" subjectId={rule.stage} fields={words} />
      </details>
    </RecordDrawer>
  )
}
