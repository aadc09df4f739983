import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { commissionRules } from '#features/commissions/words/commissions.pt-BR.ts'
import { isSavedMeanwhile } from '#web/api/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { CommissionRule, Hole, RuleValues } from './queries.ts'
import { RuleForm } from './rule-form.tsx'
import { useSaveRules } from './use-save-rules.ts'

type Closing = { onClose: () => void }
const closes = (onClose: () => void) => (open: boolean) => {
  if (!open) onClose()
}

/** Many rules get the same values in one step, all of them or none. */
export function ManyRules({
  rules,
  onClose,
  onSaved,
}: Closing & { rules: readonly CommissionRule[]; onSaved: () => void }) {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  const save = useSaveRules(onSaved)
  const [first] = rules
  if (!first) return null
  return (
    <Dialog open wide onOpenChange={closes(onClose)} title={text.many({ count: rules.length })}>
      {isSavedMeanwhile(save.error) && (
        <div className="mb-5">
          <Notice tone="red">{text.met}</Notice>
        </div>
      )}
      <RuleForm
        from={first}
        place={{ type: companyTypeLabel(first.companyType), state: first.state }}
        many
        saving={save.isPending}
        onSave={(changes) =>
          save.mutate({ rules: rules.map(({ id, version }) => ({ id, expectedVersion: version })), changes })
        }
      />
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
  const save = useSaveRules(onClose)
  const place = { type: companyTypeLabel(hole.companyType), state: hole.state }
  const from: RuleValues = like ?? usual
  return (
    <Dialog open wide onOpenChange={closes(onClose)} title={text.create(place)}>
      <RuleForm
        from={from}
        place={place}
        many={false}
        saving={save.isPending}
        onSave={(changes) => {
          const { baseCents, multiplier, complexityPercent, speedPercent, thresholdDays } = { ...from, ...changes }
          const values = { baseCents, multiplier, complexityPercent, speedPercent, thresholdDays }
          save.mutate({ create: { companyType: hole.companyType, stateCode: hole.stateCode, ...values } })
        }}
      />
    </Dialog>
  )
}
