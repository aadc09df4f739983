import { Download, X } from 'lucide-react'
import { auditCalls as calls } from '#features/audit/contract.ts'
import { auditActionGroups, auditActions, editActions } from '#rules/audit-actions.ts'
import { linkTo } from '#web/api/call.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { given } from '#web/lists/paged-query.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PersonFilter } from './person-filter.tsx'
import type { AuditFilter } from './queries.ts'
import { useAuditWords } from './use-audit-words.ts'

type Props = { filter: AuditFilter; onChange: (changes: Partial<AuditFilter>) => void }

function useActionGroups() {
  const { text, action } = useAuditWords()
  const named = Object.entries(auditActionGroups).map(([group, actions]) => ({
    label: text.groups[group as keyof typeof auditActionGroups],
    options: actions.map((code) => ({ value: code, label: action(code) })),
  }))
  return [
    ...named,
    {
      label: text.groups.edits,
      options: editActions.map(({ action: code }) => ({ value: code, label: action(code) })),
    },
  ]
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-[0.9375rem] text-ink-muted">
      {label}
      <input
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="field-box h-11 min-w-0 px-3 text-[0.9375rem] text-ink"
      />
    </label>
  )
}

export function AuditFilters({ filter, onChange }: Props) {
  const { text } = useAuditWords()
  const groups = useActionGroups()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <PersonFilter onChoose={(person) => onChange({ person })} />
      <div className="max-sm:w-full sm:w-44 sm:*:block">
        <FilterSelect
          label={text.action}
          all={text.filters.everyAction}
          value={filter.action}
          options={[]}
          groups={groups}
          onChange={(value) => onChange({ action: auditActions.find((known) => known === value) ?? '' })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex">
        <Day label={text.filters.from} value={filter.from} onChange={(from) => onChange({ from })} />
        <Day label={text.until} value={filter.to} onChange={(to) => onChange({ to })} />
      </div>
      <a
        href={linkTo(calls.export, given(filter))}
        download
        className={`${buttonClass('ghost', 'panel')} max-sm:w-full sm:ml-auto`}
      >
        <Download size={17} aria-hidden="true" />
        {text.exportCsv}
      </a>
    </div>
  )
}

/** A filter that has no select, such as a person or a record, with a button that removes it. */
export function ChosenFilter({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { text } = useAuditWords()
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-ceu-100 py-0.5 pr-1 pl-3.5 text-sm font-semibold text-ceu-700">
      <span className="break-all">{label}</span>
      <button
        type="button"
        aria-label={text.filters.remove({ name: label })}
        onClick={onRemove}
        className="grid size-9 place-items-center rounded-full hover:bg-white"
      >
        <X size={16} aria-hidden="true" />
      </button>
    </span>
  )
}
