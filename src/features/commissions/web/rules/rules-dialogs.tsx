import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { commissionRules as calls } from '#features/commissions/contract/commission-rules.ts'
import { commissionRules } from '#features/commissions/words/commissions.pt-BR.ts'
import { isSavedMeanwhile } from '#web/api/call.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { CommissionRule, Hole, RuleValues } from './queries.ts'
import { RuleExample } from './rule-example.tsx'
import { changesForm, changesIn, nothingTyped, ruleForm, typedOf } from './rule-fields.ts'
import { RuleFields } from './rule-inputs.tsx'

type Closing = { onClose: () => void }
const placeOf = ({ companyType, state }: Hole) => ({ type: companyTypeLabel(companyType), state })

/** Many rules get the same values in one step, all of them or none. */
export function ManyRules({
  rules,
  first,
  onClose,
  onSaved,
}: Closing & { rules: readonly CommissionRule[]; first: CommissionRule; onSaved: () => void }) {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  const saving = useCall(calls.change, {
    done: text.saved({ count: rules.length }),
    stale: [calls.list],
    onDone: onSaved,
  })
  const form = useCallForm(saving, {
    schema: changesForm,
    values: nothingTyped,
    input: (changes) =>
      Object.values(changes).some((value) => value !== undefined)
        ? { rules: rules.map(({ id, version }) => ({ id, expectedVersion: version })), changes }
        : undefined,
    failed: text.failed,
    texts: text.invalid,
    elsewhere: isSavedMeanwhile,
  })
  const typed = form.watch()
  const nothing = form.formState.isSubmitted && Object.values(typed).every((value) => value.trim() === '')
  return (
    <Dialog open wide onOpenChange={onClose} title={text.many({ count: rules.length })}>
      <CallForm of={form}>
        {isSavedMeanwhile(saving.error) && <Notice tone="red">{text.met}</Notice>}
        <p className="text-ink-muted">{text.manyText}</p>
        {nothing && <Notice tone="red">{text.nothing}</Notice>}
        <RuleFields field={form.field} typed={typed} many />
        <RuleExample values={{ ...first, ...changesIn(typed) }} place={placeOf(first)} />
        <Button type="submit" size="panel" loading={form.busy}>
          {text.save}
        </Button>
      </CallForm>
    </Dialog>
  )
}

const usual: RuleValues = {
  baseCents: 15_000,
  multiplier: 1,
  complexityPercent: 0.15,
  speedPercent: 0.1,
  thresholdDays: 5,
}

/** Adds the rule of a type and state without one, starting from a rule of the same type if there is one. */
export function NewRule({ hole, like, onClose }: Closing & { hole: Hole; like: CommissionRule | undefined }) {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  const { locale } = useLocale()
  const from: RuleValues = like ?? usual
  const creating = useCall(calls.create, { done: text.saved({ count: 1 }), stale: [calls.list], onDone: onClose })
  const form = useCallForm(creating, {
    schema: ruleForm,
    values: typedOf(from, locale),
    input: (values) => ({ companyType: hole.companyType, stateCode: hole.stateCode, ...values }),
    failed: text.failed,
    texts: text.invalid,
  })
  const typed = form.watch()
  return (
    <Dialog open wide onOpenChange={onClose} title={text.create(placeOf(hole))}>
      <CallForm of={form}>
        <RuleFields field={form.field} typed={typed} />
        <RuleExample values={{ ...from, ...changesIn(typed) }} place={placeOf(hole)} />
        <Button type="submit" size="panel" loading={form.busy}>
          {text.save}
        </Button>
      </CallForm>
    </Dialog>
  )
}
