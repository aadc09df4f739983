import { people } from '#features/people/words/people.pt-BR.ts'
import type { Role } from '#rules/role.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const tones: Record<Role, BadgeTone> = { user: 'grey', agent: 'blue', admin: 'yellow', superadmin: 'green' }

export function RoleBadge({ role }: { role: Role }) {
  const text = useMessages('people', people)
  return <Badge tone={tones[role]}>{text.roles[role]}</Badge>
}

export function StateBadge({ disabled }: { disabled: boolean }) {
  const { states } = useMessages('people', people)
  return <Badge tone={disabled ? 'red' : 'green'}>{disabled ? states.disabled : states.active}</Badge>
}
