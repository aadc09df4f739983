import type { ChangeEvent } from 'react'
import type { Selection } from './data-table-types.ts'

const box = 'grid size-11 shrink-0 place-items-center'

function Tick(props: { label: string; checked: boolean; partly?: boolean; onChange: (checked: boolean) => void }) {
  const { label, checked, partly = false, onChange } = props
  return (
    <label className={box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(element) => {
          if (element) element.indeterminate = partly
        }}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.checked)}
        className="size-[1.125rem] accent-mar-700"
      />
    </label>
  )
}

/** Selects all loaded rows, up to `most`; a second press clears the selection. */
export function SelectAll<Row>({ selection, ids }: { selection: Selection<Row>; ids: readonly string[] }) {
  const { selected, onChange, allLabel, most } = selection
  const taken = ids.filter((id) => selected.has(id)).length
  const every = taken > 0 && taken === Math.min(ids.length, most)
  return (
    <Tick
      label={allLabel}
      checked={every}
      partly={taken > 0 && !every}
      onChange={() => onChange(new Set(every ? [] : ids.slice(0, most)))}
    />
  )
}

export function SelectRow<Row>({ selection, row, id }: { selection: Selection<Row>; row: Row; id: string }) {
  const { selected, onChange, label, most } = selection
  return (
    <Tick
      label={label(row)}
      checked={selected.has(id)}
      onChange={(checked) => {
        const next = new Set(selected)
        if (!checked) next.delete(id)
        else if (next.size < most) next.add(id)
        onChange(next)
      }}
    />
  )
}
