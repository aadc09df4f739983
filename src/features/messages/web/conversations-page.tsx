import { useEffect, useState } from 'react'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { mayCall } from '#rules/access.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { type SessionUser, useSession } from '#web/session/use-session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useWide } from '#web/ui/use-wide.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ConversationList } from './conversation-list.tsx'
import { CHOSEN, type ConversationSide } from './sides.ts'
import { ThreadPanel } from './thread-panel.tsx'
import { useOutcomes } from './use-outbox.ts'

/** Gives the styles the height that an on-screen keyboard leaves free (`--visible-height`). */
function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const root = document.documentElement
    const follow = () => {
      root.style.setProperty('--visible-height', `${Math.round(viewport.height)}px`)
      root.toggleAttribute('data-keyboard', window.innerHeight - viewport.height > 120)
    }
    follow()
    viewport.addEventListener('resize', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      root.style.removeProperty('--visible-height')
      root.removeAttribute('data-keyboard')
    }
  }, [])
}

const GAP_PX = 12

/** Reserves room for toasts, which would otherwise cover the newest message or the input. */
function useToastRoom(): void {
  useEffect(() => {
    const toaster = document.querySelector('.toaster')
    if (!toaster) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      style.setProperty('--toasts', height > 0 ? `${height + GAP_PX}px` : '0px')
    })
    watch.observe(toaster)
    return () => {
      watch.disconnect()
      style.removeProperty('--toasts')
    }
  }, [])
}

// The viewport minus 7rem (G32); on a phone minus header and shortcuts, or the height that the on-screen keyboard leaves free.
const height =
  'h-[calc(var(--visible-height,100dvh)-162px-var(--bar,0px)-var(--strip,0px)-var(--toasts,0px)-env(safe-area-inset-bottom))] [html[data-keyboard]_&]:h-[calc(var(--visible-height)-92px-var(--bar,0px)-var(--strip,0px))] lg:h-[calc(100dvh-7rem-var(--bar,0px)-var(--strip,0px)-var(--toasts,0px))]'

/** Conversations on one side, the chosen thread on the other; a phone shows one of the two. */
export function ConversationsPage({ side }: { side: ConversationSide }) {
  const { user, data } = useSession()
  const text = useMessages('messages', words)
  if (!user) return null
  const acting = Boolean(data?.acting)
  // Admins do not read conversations, except while acting as another person (E16).
  if (!mayCall({ kind: 'account', id: user.id, role: user.role, acting }, 'messages.read')) {
    return (
      <>
        <ScreenTitle />
        <div className="card mt-5">
          <EmptyState {...text.onlyAsOther} />
        </div>
      </>
    )
  }
  return <Conversations side={side} user={user} acting={acting} />
}

function Conversations({ side, user, acting }: { side: ConversationSide; user: SessionUser; acting: boolean }) {
  const wide = useWide()
  const { read } = useAddressFilter()
  // A customer usually has one conversation, so a wide screen opens it at once. The address does not change, because that
  // navigation would cancel one to another page that the user has started meanwhile.
  const opensFirst = wide && side === 'customer'
  const [first, setFirst] = useState<string | null>(null)
  const chosen = read(CHOSEN) || (opensFirst ? first : null)
  useVisibleHeight()
  useToastRoom()
  useOutcomes(user.id, side, chosen)
  return (
    <div className={`card -mb-13 flex overflow-hidden lg:-mb-2 ${height}`}>
      {(wide || !chosen) && (
        <ConversationList side={side} chosen={chosen} {...(opensFirst ? { onFirst: setFirst } : {})} />
      )}
      {(wide || chosen) && <ThreadPanel key={chosen} id={chosen} side={side} user={user} acting={acting} wide={wide} />}
    </div>
  )
}
