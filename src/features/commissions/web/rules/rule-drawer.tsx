import { z } from 'zod'
import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { commissionRules as calls } from '#features/commissions/contract/commission-rules.ts'
import { commissionRules } from '#features/commissions/words/commissions.pt-BR.ts'
import { type DrawerProps, EditDrawer } from '#features/edits/web/edit-drawer.tsx'
import type { FieldWords } from '#features/edits/web/field-words.ts'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { CommissionRule } from './queries.ts'
import { RuleExample } from './rule-example.tsx'
import { changesIn, ruleForm, typedOf } from './rule-fields.ts'
import { RuleFields } from './rule-inputs.tsx'

/** The labels and formats of a rule's values in its history and in conflicts. */
function useRuleWords(): FieldWords {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  const { locale } = useLocale()
  const money = useMoney()
  const percent = (value: unknown) =>
    Number(value).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  return {
    baseCents: { label: text.baseCents, show: (value) => money(Number(value)) },
    multiplier: { label: text.multiplier, show: (value) => Number(value).toLocaleString(locale) },
    complexityPercent: { label: text.complexityPercent, show: percent },
    speedPercent: { label: text.speedPercent, show: percent },
    thresholdDays: { label: text.thresholdDays },
    active: { label: text.active },
  }
}

const schema = ruleForm.extend({ active: z.boolean() })

/** One rule: its values, an example, and who changed what. */
export function RuleDrawer({ rule, ...drawer }: DrawerProps & { rule: CommissionRule }) {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  const { locale } = useLocale()
  const fields = useRuleWords()
  const saving = useCall(calls.change, {
    done: text.saved({ count: 1 }),
    stale: [calls.list],
    onDone: drawer.onClose,
  })
  const form = useEditForm(rule, saving, {
    schema,
    valuesOf: (known) => ({ ...typedOf(known, locale), active: known.active }),
    input: (changes, expectedVersion) => ({ rules: [{ id: rule.id, expectedVersion }], changes }),
    failed: text.failed,
    texts: text.invalid,
  })
  const typed = form.watch()
  const place = { type: companyTypeLabel(rule.companyType), state: rule.state }
  return (
    <EditDrawer
      drawer={drawer}
      of={form}
      title={text.one(place)}
      save={text.save}
      subject={{ type: 'commission_rule', id: rule.id, fields }}
      below={<RuleExample values={{ ...rule, ...changesIn(typed) }} place={place} />}
    >
      <RuleFields field={form.field} typed={typed} />
      <Switch {...form.toggle('active')} label={text.active} />
    </EditDrawer>
  )
}
