import { useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { impersonation } from '#features/impersonation/contract.ts'
import { impersonation as words } from '#features/impersonation/words/impersonation.pt-BR.ts'
import { homeOf } from '#rules/role.ts'
import { useCall } from '#web/forms/use-call.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import { setLeaving } from '#web/session/session-end.ts'
import { sessionQuery, useSession } from '#web/session/use-session.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const MINUTE = 60_000
const LOOK_AGAIN_MS = 10_000

const minutesUntil = (until: string): number => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE))

/** Whole minutes left; at zero the session is read again, because the impersonation has expired. */
function useMinutesLeft(until: string): number {
  const client = useQueryClient()
  const [minutes, setMinutes] = useState(() => minutesUntil(until))
  useEffect(() => {
    const look = () => setMinutes(minutesUntil(until))
    look()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [until])
  useEffect(() => {
    if (minutes === 0) void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }, [client, minutes])
  return minutes
}

/** Banner that is always visible during an impersonation, with its remaining time and a button that ends it (A8). */
export function ActingBanner() {
  const { data: session, user } = useSession()
  if (!session?.acting || !user) return null
  return <Banner name={user.name} until={session.acting.until} />
}

function Banner({ name, until }: { name: string; until: string }) {
  const text = useMessages('impersonation', words)
  const minutes = useMinutesLeft(until)
  const client = useQueryClient()
  const navigate = useNavigate()
  const stop = useCall(impersonation.stop, {
    // The call ends the impersonated session; the stream's `session.ended` for it must not be taken for a sign-out.
    onMutate: () => setLeaving(true),
    done: text.stopped,
    failed: text.stopFailed,
    reason: () => '',
    onDone: async (session) => {
      replaceSession(client, session)
      if (session.user) await navigate(homeOf[session.user.role])
    },
    onSettled: () => setLeaving(false),
  })
  return (
    <section
      aria-label={text.label}
      className="sticky top-0 z-20 flex min-h-14 items-center gap-3 border-b border-ipe-500 bg-ipe-300 px-4 py-1.5 text-mar-950 sm:px-8 lg:px-9"
    >
      <Eye size={20} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 text-[0.9375rem] leading-tight">
        <span className="block truncate font-semibold">{text.as({ name })}</span>
        <span className="text-sm">{text.left({ minutes })}</span>
      </p>
      <button
        type="button"
        disabled={stop.isPending}
        aria-busy={stop.isPending || undefined}
        onClick={() => stop.mutate({})}
        className="btn h-11 shrink-0 bg-mar-950 px-4 text-areia-50 hover:bg-mar-800"
      >
        {stop.isPending && <Spinner />}
        {text.stop}
      </button>
    </section>
  )
}
