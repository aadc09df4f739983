import { type ComponentProps, useState } from 'react'
import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { commissionRules } from '#features/commissions/words/commissions.pt-BR.ts'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { useEdited } from '#web/forms/use-edited.ts'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { CommissionRule } from './queries.ts'
import { RuleForm } from './rule-form.tsx'
import { useRuleWords } from './use-rule-words.ts'
import { useSaveRules } from './use-save-rules.ts'

type Props = Omit<ComponentProps<typeof RecordDrawer>, 'title' | 'children'> & { rule: CommissionRule }

/** One rule: its values, an example, and who changed what. */
export function RuleDrawer({ rule, ...drawer }: Props) {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  const fields = useRuleWords()
  const edited = useEdited(rule)
  const [round, setRound] = useState(0)
  const save = useSaveRules(drawer.onClose)
  const place = { type: companyTypeLabel(rule.companyType), state: rule.state }
  const take = () => {
    edited.acknowledge()
    setRound(round + 1)
  }
  return (
    <RecordDrawer title={text.one(place)} {...drawer}>
      {edited.met && !save.isSuccess && (
        <div className="mb-5">
          <ConflictNotice
            began={edited.began}
            current={rule}
            fields={fields}
            onKeep={edited.acknowledge}
            onTake={take}
          />
        </div>
      )}
      <RuleForm
        key={round}
        from={rule}
        place={place}
        many={false}
        active={rule.active}
        saving={save.isPending}
        onSave={(changes) => save.mutate({ rules: [{ id: rule.id, expectedVersion: edited.began.version }], changes })}
      />
      <details className="mt-6 border-t border-line pt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-mar-700">
          {text.history}
        </summary>
        <EditHistory subjectType="commission_rule" subjectId={rule.id} fields={fields} />
      </details>
    </RecordDrawer>
  )
}
