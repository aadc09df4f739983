import { Check } from 'lucide-react'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Ordered } from './order-dialog.tsx'
import type { Services } from './queries.ts'

type Props = { services: Services; onOrder: (ordered: Ordered) => void }

/** The plan of the company and the better ones, each for the difference (K3). */
export function PlanCard({ services, onOrder }: Props) {
  const { plan: text } = useMessages('purchases', words)
  const { plan, upgrades, open } = services
  return (
    <Card title={text.title} text={text.now({ plan: plan.name })}>
      {open && upgrades.length === 0 && <p className="text-ink-muted">{text.best}</p>}
      <ul className="space-y-5">
        {upgrades.map((upgrade) => (
          <Upgrade key={upgrade.packageId} from={plan.name} upgrade={upgrade} onOrder={onOrder} />
        ))}
      </ul>
    </Card>
  )
}

type UpgradeProps = { from: string; upgrade: Services['upgrades'][number]; onOrder: Props['onOrder'] }

function Upgrade({ from, upgrade, onOrder }: UpgradeProps) {
  const { plan: text } = useMessages('purchases', words)
  const money = useMoney()
  const { packageId, name, features, priceCents } = upgrade
  const ordered: Ordered = {
    what: { kind: 'upgrade', packageId },
    title: text.confirm,
    description: text.confirmText({ from, to: name }),
    line: text.line({ from, to: name }),
    priceCents,
    feeCents: 0,
    totalCents: priceCents,
  }
  return (
    <li className="border-t border-line pt-4 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold break-words">{name}</span>
        <span className="tabular-nums">
          {money(priceCents)} <span className="text-sm text-ink-muted">{text.difference}</span>
        </span>
      </p>
      <ul className="mt-2 space-y-1 text-[0.9375rem]">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={17} aria-hidden="true" className="mt-1 shrink-0 text-mata-600" />
            <span className="min-w-0 break-words">{feature}</span>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="panel" className="mt-3 w-full" onClick={() => onOrder(ordered)}>
        {text.change({ plan: name })}
      </Button>
    </li>
  )
}
