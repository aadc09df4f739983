import { fillText } from '#features/site-settings/web/use-site.ts'
import type { Step } from './content/content-shapes.ts'

/** Stops on the dotted route; the last one is the arrival. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ title, text, time }, index) => (
        <li key={title} className="relative grid grid-cols-[36px_minmax(0,1fr)] gap-5 pb-9 last:pb-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-3 -bottom-3 left-[17px] border-l-[3px] border-dotted border-mar-300"
            />
          )}
          <span
            aria-hidden="true"
            className={`z-10 grid size-9 place-items-center rounded-full font-display text-[0.9375rem] ring-[6px] ring-page ${index === steps.length - 1 ? 'bg-ipe-400 text-mar-950' : 'bg-mar-800 text-areia-50'}`}
          >
            {index + 1}
          </span>
          <div className="pt-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-h3">{title}</h3>
              {time && <span className="text-sm font-semibold text-mar-500">{fillText(time)}</span>}
            </div>
            <p className="mt-1.5 max-w-[56ch] text-[0.9375rem] leading-relaxed text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
