import { useState } from 'react'
import { isWordKind } from '#features/company-names/rules/naming-rule-fields.ts'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import type { DrawerProps } from '#features/edits/web/edit-drawer.tsx'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Rule } from './queries.ts'
import { RemoveWord } from './remove-word.tsx'
import { RuleForm } from './rule-form.tsx'
import { useRuleName } from './use-rule-name.ts'
import { useRuleWords } from './use-rule-words.ts'

function Body({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const shared = useMessages('states', states)
  const words = useRuleWords()
  const [history, setHistory] = useState(false)
  return (
    <div className="space-y-6">
      <RuleForm rule={rule} />
      <div className="space-y-4 border-t border-line pt-5">
        <div className="flex flex-wrap gap-3">
          <Button variant="ghost" size="panel" aria-expanded={history} onClick={() => setHistory(!history)}>
            {shared.history}
          </Button>
          {isWordKind(rule.kind) && <RemoveWord rule={rule} onDone={onClose} />}
        </div>
        {history && (
          <div translate="no" className="rounded-md bg-areia-100/60 p-4">
            <EditHistory subjectType="naming_rule" subjectId={rule.id} fields={words} />
          </div>
        )}
      </div>
    </div>
  )
}

/** One rule beside the list. */
export function RuleDrawer({ rule, ...drawer }: DrawerProps & { rule: Rule | undefined }) {
  const text = useMessages('namingRules', namingRules)
  const { nameOf, kindOf } = useRuleName()
  return (
    <RecordDrawer
      title={rule ? nameOf(rule) : text.caption}
      {...(rule ? { description: [kindOf(rule), rule.state ?? text.everywhere].join(' · ') } : {})}
      {...drawer}
    >
      {rule ? <Body rule={rule} onClose={drawer.onClose} /> : <Notice tone="red">{text.notFound}</Notice>}
    </RecordDrawer>
  )
}
