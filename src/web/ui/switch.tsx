import type { ComponentProps } from 'react'

/** A checkbox that acts at once. */
export function Switch({ label, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-4">
      <span>{label}</span>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is checked
          role="switch"
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
