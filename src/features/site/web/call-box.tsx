import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import type { ContentLink } from './content/content-shapes.ts'

type Props = { title: string; text: string; button: ContentLink; children?: ReactNode }

/** A call to action: a question and one button. */
export function CallBox({ title, text, button, children }: Props) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-xl border border-line-strong bg-surface px-6 py-8 sm:px-10 sm:py-10">
      <div className="max-w-[40rem]">
        <h2 className="text-[1.5rem] leading-tight tracking-[-0.02em] sm:text-[1.75rem]">{title}</h2>
        <p className="mt-2.5 leading-relaxed text-ink-muted">{text}</p>
        {children}
      </div>
      <Link to={button.to} className={`${buttonClass('primary')} max-sm:w-full`}>
        {button.label}
      </Link>
    </section>
  )
}
