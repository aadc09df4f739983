import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import type { ContentLink } from './content/content-shapes.ts'

type Props = { title: string; text: string; primary: ContentLink; secondary: ContentLink }

export function ClosingCall({ title, text, primary, secondary }: Props) {
  return (
    <section className="wrap py-14 sm:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-8 rounded-2xl bg-ipe-300 px-6 py-10 text-mar-950 sm:px-12 sm:py-14">
        <div className="max-w-[36rem]">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 text-lead text-mar-900">{text}</p>
        </div>
        <div className="grid w-full gap-3 sm:flex sm:w-auto sm:flex-wrap">
          <Link to={primary.to} className={buttonClass('primary')}>
            {primary.label}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
          <Link to={secondary.to} className={buttonClass('ghost')}>
            {secondary.label}
          </Link>
        </div>
      </div>
    </section>
  )
}
