import { type ReactNode, useId } from 'react'

type Props = { title: string; text: string; level?: 2 | 3; children: ReactNode }

/** Title and text on the left, controls on the right; stacked on a phone. */
export function TitledSection({ title, text, level = 2, children }: Props) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-7 first:border-t-0 first:pt-2 lg:grid-cols-[260px_minmax(0,1fr)] lg:py-8"
    >
      <div>
        <Heading id={id} className="text-h3">
          {title}
        </Heading>
        <p className="mt-1.5 text-[0.9375rem] text-ink-muted">{text}</p>
      </div>
      <div className="card min-w-0 self-start p-5 sm:p-6">{children}</div>
    </section>
  )
}
