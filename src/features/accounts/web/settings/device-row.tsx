import { security } from '#features/accounts/words/security.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Device } from './queries.ts'

export function DeviceRow({ device, ending, onEnd }: { device: Device; ending: boolean; onEnd: () => void }) {
  const { shared, devices: text } = useMessages('security', security)
  const dates = useDates()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{device.device}</span>
          {device.current && <Badge tone="green">{text.current}</Badge>}
          {device.actingAs && <Badge tone="yellow">{text.actingAs({ name: device.actingAs })}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-muted">
          {text.active({ at: dates.dateTime(device.lastActiveAt) })}
          <span className="block">
            {text.since({ at: dates.dateTime(device.createdAt) })} · {device.ip}
          </span>
        </p>
      </div>
      {!device.current && (
        <Button
          variant="ghost"
          size="panel"
          loading={ending}
          aria-label={text.endNamed({ device: device.device })}
          onClick={onEnd}
        >
          {shared.end}
        </Button>
      )}
    </li>
  )
}
