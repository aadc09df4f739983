import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Notification } from './queries.ts'

type Props = {
  item: Notification
  onRead: (id: string) => void
  /** Called besides marking the notification as read, e.g. to close the list around it. */
  onChosen?: (target: EventTarget) => void
  className: string
  hover: string
  children: ReactNode
}

/** Pressing a notification marks it read and follows its link; one that is read and has no link cannot be pressed. */
export function NotificationBox({ item, onRead, onChosen, className, hover, children }: Props) {
  const look = `block w-full text-left ${className}`
  const read = () => {
    if (!item.read) onRead(item.id)
  }
  if (item.link)
    return (
      <Link
        to={item.link}
        className={`${look} ${hover}`}
        onClick={({ target }) => {
          read()
          onChosen?.(target)
        }}
      >
        {children}
      </Link>
    )
  if (item.read) return <div className={look}>{children}</div>
  return (
    <button type="button" onClick={read} className={`${look} ${hover}`}>
      {children}
    </button>
  )
}
