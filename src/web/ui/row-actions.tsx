import { EllipsisVertical } from 'lucide-react'
import { Menu, MenuItem } from './menu.tsx'

/** `refused` disables the action and says why. */
export type RowAction = { label: string; onSelect: () => void; refused?: string | undefined }

/** The menu at the end of a row; `label` names the row. */
export function RowActions({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const trigger = (
    <button type="button" aria-label={label} className="icon-btn inline-grid border-transparent bg-transparent md:w-9">
      <EllipsisVertical size={18} aria-hidden="true" />
    </button>
  )
  return (
    <Menu trigger={trigger} label={label}>
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          disabled={action.refused !== undefined}
          reason={action.refused}
          onSelect={action.onSelect}
        >
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
