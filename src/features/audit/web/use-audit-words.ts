import { audit } from '#features/audit/words/audit.pt-BR.ts'
import { doerWithoutSession, editActions, isAuditSubject, isNamedAction } from '#rules/audit-actions.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { AuditEntry } from './queries.ts'

const edits = new Map<string, (typeof editActions)[number]>(editActions.map((one) => [one.action, one]))

/** Puts the audit trail into words: each action as a sentence, each person and record by name. */
export function useAuditWords() {
  const text = useMessages('audit', audit)
  const subjectKind = (type: string): string => (isAuditSubject(type) ? text.subjects[type] : type)
  const action = (code: string): string => {
    if (isNamedAction(code)) return text.actions[code]
    const edit = edits.get(code)
    return edit ? text.edited[edit.kind]({ what: text.subjects[edit.subject] }) : text.unknown({ action: code })
  }
  const person = (who: AuditEntry['by']): string => (who ? (who.name ?? text.nameless) : text.system)
  return {
    text,
    action,
    person,
    subjectKind,
    subject: (of: NonNullable<AuditEntry['subject']>): string => of.name ?? subjectKind(of.type),
    by: (entry: AuditEntry): string =>
      entry.by === null && doerWithoutSession(entry.action) === 'visitor' ? text.visitor : person(entry.by),
  }
}
