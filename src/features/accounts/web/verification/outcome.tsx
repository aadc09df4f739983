import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = { title: string; text: string; done?: boolean; children?: ReactNode }

/** One state of a page behind a mailed link: what happened and the one next step. A new state takes the focus. */
export function Outcome({ title, text, done = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      {done && <CircleCheck size={40} aria-hidden="true" className="mb-4 text-mata-600" />}
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {title}
      </h1>
      <p className="mt-3 text-ink-muted">{text}</p>
      {children && <div className="mt-8 space-y-5">{children}</div>}
    </>
  )
}
