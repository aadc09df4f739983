import { EllipsisVertical } from 'lucide-react'
import { Menu, MenuItem } from './menu.tsx'

export type RowAction = { label: string; onSelect: () => void; disabled?: boolean }

/** The menu at the end of a row; `label` says whose actions these are. */
export function RowActions({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const trigger = (
    <button type="button" aria-label={label} className="icon-btn inline-grid border-transparent bg-transparent">
      <EllipsisVertical size={18} aria-hidden="true" />
    </button>
  )
  return (
    <Menu trigger={trigger} label={label}>
      {actions.map((action) => (
        <MenuItem key={action.label} disabled={action.disabled ?? false} onSelect={action.onSelect}>
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
