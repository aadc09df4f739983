import type { ReactNode } from 'react'

type Props = { title?: string; text?: string; aside?: ReactNode; id?: string; children: ReactNode }

export function Card({ title, text, aside, id, children }: Props) {
  return (
    <section id={id} className="card scroll-mt-6 min-w-0 p-5 sm:p-6">
      {(title || aside) && (
        <div className="mb-4 flex items-start justify-between gap-3">
          <div>
            {title && <h2 className="text-h3">{title}</h2>}
            {text && <p className="text-sm text-ink-muted">{text}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
