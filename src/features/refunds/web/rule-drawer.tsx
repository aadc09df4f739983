import { z } from 'zod'
import { type DrawerProps, EditDrawer } from '#features/edits/web/edit-drawer.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { refunds } from '#features/refunds/contract.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { typedNumber } from '#web/forms/typed.ts'
import { useCall } from '#web/forms/use-call.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Rule } from './queries.ts'
import { useRefundWords } from './use-refund-words.ts'

const names = ['pricePercent', 'stateFeePercent'] as const
const { shape } = refunds.saveRule.body
const schema = z.object({
  pricePercent: typedNumber(shape.pricePercent),
  stateFeePercent: typedNumber(shape.stateFeePercent),
})

/** The percentages of one stage, and who changed them. */
export function RuleDrawer({ rule, ...drawer }: DrawerProps & { rule: Rule }) {
  const { rules: text } = useMessages('teamRefunds', teamRefunds)
  const { text: shared, percent } = useRefundWords()
  const saving = useCall(refunds.saveRule, { done: text.saved, stale: [refunds.editedRules], onDone: drawer.onClose })
  const form = useEditForm(rule, saving, {
    schema,
    valuesOf: ({ pricePercent, stateFeePercent }) => ({
      pricePercent: String(pricePercent),
      stateFeePercent: String(stateFeePercent),
    }),
    input: (fields, expectedVersion) => ({ stage: rule.stage, ...fields, expectedVersion }),
    failed: text.failed,
    texts: { pricePercent: text.invalid, stateFeePercent: text.invalid },
  })
  const show = (value: unknown) => percent(Number(value))
  const fields = { pricePercent: { label: text.price, show }, stateFeePercent: { label: text.stateFee, show } }
  return (
    <EditDrawer
      drawer={drawer}
      of={form}
      title={shared.stages[rule.stage]}
      save={text.save}
      subject={{ type: 'refund_rule', id: rule.stage, fields }}
    >
      {names.map((name) => (
        <TextField key={name} {...form.field(name)} label={text[name]} inputMode="numeric" />
      ))}
    </EditDrawer>
  )
}
