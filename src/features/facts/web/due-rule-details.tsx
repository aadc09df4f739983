import type { DueRule } from '#features/catalog/rules/due-rule.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'

type Props = { due: DueRule; biennial: boolean; onChange: (due: DueRule) => void }
type Position = Extract<DueRule, { kind: 'anniversaryMonth' }>['position']
type Parity = NonNullable<Extract<DueRule, { kind: 'fixed' }>['parity']>

const positions = ['firstDay', 'lastDay', 'beforeFirstDay', 'assignedDay'] as const satisfies Position[]
const parities = ['formationYear', 'odd', 'even'] as const satisfies Parity[]
const months = Array.from({ length: 12 }, (_, at) => at + 1)

function Whole(props: {
  label: string
  value: number | undefined
  min?: number
  max: number
  onChange: (value: number) => void
}) {
  const { label, value, min = 1, max, onChange } = props
  return (
    <TextField
      type="number"
      label={label}
      value={value ?? ''}
      min={min}
      max={max}
      step={1}
      onChange={({ target }) => onChange(Math.trunc(Number(target.value)))}
    />
  )
}

/** The fields of each kind of due rule; other parts of the rule stay as they are. */
export function DueRuleDetails({ due, biennial, onChange }: Props) {
  const text = useMessages('states', states)
  const { locale } = useLocale()
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const monthOptions = months.map((month) => ({
    value: String(month),
    label: monthName.format(new Date(Date.UTC(2026, month - 1, 1))),
  }))
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      {due.kind === 'daysAfterFormation' && (
        <Whole label={text.due.days} value={due.days} max={3650} onChange={(days) => onChange({ ...due, days })} />
      )}
      {due.kind === 'fixed' && (
        <>
          <Whole label={text.due.day} value={due.day} max={31} onChange={(day) => onChange({ ...due, day })} />
          <Select
            label={text.month}
            value={String(due.month)}
            options={monthOptions}
            onChange={({ target }) => onChange({ ...due, month: Number(target.value) })}
          />
        </>
      )}
      {(due.kind === 'anniversaryMonth' || due.kind === 'anniversaryQuarter') && (
        <Select
          label={text.due.position}
          value={due.position}
          options={positions.map((value) => ({ value, label: text.due.positions[value] }))}
          onChange={({ target }) =>
            onChange({ ...due, position: positions.find((value) => value === target.value) ?? due.position })
          }
        />
      )}
      {due.kind === 'afterFiscalYearEnd' && (
        <>
          <Whole
            label={text.due.monthAfter}
            value={due.monthAfter}
            max={12}
            onChange={(monthAfter) => onChange({ ...due, monthAfter })}
          />
          <Select
            label={text.due.day}
            value={String(due.day)}
            options={[
              ...Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
              { value: 'last', label: text.due.lastDay },
            ]}
            onChange={({ target }) =>
              onChange({ ...due, day: target.value === 'last' ? 'last' : Number(target.value) })
            }
          />
        </>
      )}
      {due.kind === 'monthOfTaxYear' && (
        <>
          <Whole
            label={text.due.monthOfTaxYear}
            value={due.month}
            max={12}
            onChange={(month) => onChange({ ...due, month })}
          />
          <Whole label={text.due.day} value={due.day} max={31} onChange={(day) => onChange({ ...due, day })} />
        </>
      )}
      {due.kind === 'announced' && (
        <TextField
          type="date"
          label={text.due.last}
          value={due.last ?? ''}
          onChange={({ target }) =>
            onChange(target.value ? { kind: 'announced', last: target.value } : { kind: 'announced' })
          }
        />
      )}
      {biennial && 'kind' in due && hasYears(due) && (
        <Select
          label={text.due.parity}
          value={due.parity ?? 'formationYear'}
          options={parities.map((value) => ({ value, label: text.due.parities[value] }))}
          onChange={({ target }) =>
            onChange({ ...due, parity: parities.find((value) => value === target.value) ?? 'formationYear' })
          }
        />
      )}
      {hasYears(due) && (
        <Whole
          label={text.due.graceDays}
          value={due.graceDays}
          min={0}
          max={365}
          onChange={(days) => {
            const { graceDays: _, ...rest } = due
            onChange(days > 0 ? { ...rest, graceDays: days } : rest)
          }}
        />
      )}
    </div>
  )
}

type Yearly = Extract<DueRule, { kind: 'fixed' | 'anniversaryDate' | 'anniversaryMonth' | 'anniversaryQuarter' }>
const hasYears = (due: DueRule): due is Yearly => due.kind === 'fixed' || due.kind.startsWith('anniversary')
