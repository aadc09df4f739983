import { EllipsisVertical } from 'lucide-react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

export type RowAction = {
  label: string
  onSelect: () => void /** Why it cannot be chosen now. */
  refused?: string | undefined
}

export function RowMenu({ company, actions }: { company: string; actions: readonly RowAction[] }) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const label = text.actionsOf({ company })
  const trigger = (
    <button type="button" aria-label={label} className="icon-btn inline-grid">
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
