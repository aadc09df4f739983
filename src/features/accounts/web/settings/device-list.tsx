import { useMutation, useQueryClient } from '@tanstack/react-query'
import { settings } from '#features/accounts/contract/settings.ts'
import { security } from '#features/accounts/words/security.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DeviceRow } from './device-row.tsx'
import { devicesQuery } from './queries.ts'
import { useDevices } from './use-settings.ts'

/** The devices with an open session of the account, this device first. */
export function DeviceList() {
  const { devices: text } = useMessages('security', security)
  const client = useQueryClient()
  const query = useDevices()
  const after = {
    onError: () => toast.error(text.failed),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  }
  const endOne = useMutation({
    mutationFn: (id: string) => call(settings.endDevice, { id }),
    onSuccess: () => toast.success(text.ended),
    ...after,
  })
  const endOthers = useMutation({
    mutationFn: () => call(settings.endOtherDevices, {}),
    onSuccess: () => toast.success(text.othersEnded),
    ...after,
  })
  return (
    <Loaded query={query}>
      {({ items }) => (
        <>
          <ul className="-my-4 divide-y divide-line">
            {items
              .toSorted((a, b) => Number(b.current) - Number(a.current))
              .map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  ending={endOne.isPending && endOne.variables === device.id}
                  onEnd={() => endOne.mutate(device.id)}
                />
              ))}
          </ul>
          <div className="mt-4 border-t border-line pt-5">
            {items.length > 1 ? (
              <Button variant="ghost" size="panel" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
                {text.endOthers}
              </Button>
            ) : (
              <p className="text-[0.9375rem] text-ink-muted">{text.onlyThis}</p>
            )}
          </div>
        </>
      )}
    </Loaded>
  )
}
