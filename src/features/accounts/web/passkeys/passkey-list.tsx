import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { passkeys as words } from '#features/accounts/words/passkeys.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Passkey, type PasskeyChange, passkeysQuery, useMakePasskey } from './use-passkeys.ts'

const Change = lazy(() => import('./passkey-change.tsx'))

export function PasskeyList() {
  const text = useMessages('passkeys', words)
  const dates = useDates()
  const query = useQuery({ ...passkeysQuery, staleTime: 0 })
  const making = useMakePasskey()
  const [change, setChange] = useState<PasskeyChange>()
  const opener = useRef<HTMLElement>(null)
  const button = (to: PasskeyChange['to'], passkey: Passkey) => (
    <Button
      variant="ghost"
      size="panel"
      aria-label={text[`${to}Named`]({ name: passkey.name })}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget
        setChange({ passkey, to })
      }}
    >
      {text[to]}
    </Button>
  )
  return (
    <Loaded query={query} rows={1}>
      {({ available, items }) => (
        <div className="space-y-4">
          {items.length === 0 && <p className="text-[0.9375rem] text-ink-muted">{text.none}</p>}
          <ul className="divide-y divide-line empty:hidden">
            {items.map((passkey) => (
              <li
                key={passkey.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
              >
                <div className="min-w-0">
                  <p className="font-semibold break-words">{passkey.name}</p>
                  <p className="mt-0.5 text-sm text-ink-muted">
                    {passkey.lastUsedAt ? text.used({ at: dates.dateTime(passkey.lastUsedAt) }) : text.unused}
                    <span className="block">{text.made({ at: dates.dateTime(passkey.createdAt) })}</span>
                  </p>
                </div>
                <div className="flex flex-wrap gap-3">
                  {button('rename', passkey)}
                  {button('remove', passkey)}
                </div>
              </li>
            ))}
          </ul>
          {available ? (
            <div className={items.length > 0 ? 'border-t border-line pt-5' : ''}>
              <Button variant="ghost" size="panel" loading={making.isPending} onClick={() => making.mutate()}>
                {text.add}
              </Button>
            </div>
          ) : (
            <Notice tone="blue">{text.needDomain}</Notice>
          )}
          <Suspense>{change && <Change {...change} openedBy={opener} onClose={() => setChange(undefined)} />}</Suspense>
        </div>
      )}
    </Loaded>
  )
}
