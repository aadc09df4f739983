import type { Role } from '#domain/accounts/role.ts'
import type { BadgeTone } from '#domain/badge-tone.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { people } from '#web/i18n/pt-BR/people.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones: Record<Role, BadgeTone> = { user: 'grey', agent: 'blue', admin: 'yellow', superadmin: 'green' }

export function RoleBadge({ role }: { role: Role }) {
  const text = useMessages('people', people)
  return <Badge tone={tones[role]}>{text.roles[role]}</Badge>
}

export function StateBadge({ disabled }: { disabled: boolean }) {
  const { states } = useMessages('people', people)
  return <Badge tone={disabled ? 'red' : 'green'}>{disabled ? states.disabled : states.active}</Badge>
}
