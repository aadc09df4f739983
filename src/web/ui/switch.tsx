import { type ComponentProps, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string }

/** A checkbox that looks like a switch. */
export function Switch({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 py-2">
      <span>
        <span className={hint ? 'block font-semibold' : ''}>{label}</span>
        {hint && (
          <span id={id} className="block text-sm text-ink-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is checked
          role="switch"
          {...(hint ? { 'aria-label': label, 'aria-describedby': id } : {})}
          className="peer h-7 w-12 appearance-none rounded-full bg-field transition-colors duration-200 checked:bg-mar-700 disabled:opacity-60"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-white shadow-card transition-transform duration-200 peer-checked:translate-x-5"
        />
      </span>
    </label>
  )
}
