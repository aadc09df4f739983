import { landingTestimonials } from '#web/content/landing.ts'
import { Stars } from './stars.tsx'

const tones = [
  'bg-mar-100 text-mar-900',
  'bg-ipe-400 text-mar-950',
  'bg-urucum-600 text-white',
  'bg-mata-600 text-white',
] as const

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')

export function Testimonials() {
  const { title, mark, ratingLabel, items } = landingTestimonials
  return (
    <section className="sobre-escuro bg-mar-900 py-16 text-areia-50 sm:py-24">
      <div className="wrap">
        <h2 className="max-w-[18ch] text-h2">{title}</h2>
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
          {items.map(({ name, role, content, rating }, index) => (
            <figure key={name} className="flex flex-col justify-between gap-7 rounded-xl bg-mar-800 p-6 sm:p-7">
              <div>
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <Stars rating={rating} label={ratingLabel(rating)} />
                  <span className="tag bg-mar-700 text-mar-100">{mark}</span>
                </div>
                <blockquote className="mt-5 font-display text-[1.25rem] leading-[1.38] font-normal tracking-[-0.012em]">
                  “{content}”
                </blockquote>
              </div>
              <figcaption className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className={`grid size-11 shrink-0 place-items-center rounded-full font-display text-base ${tones[index % tones.length]}`}
                >
                  {initials(name)}
                </span>
                <span className="text-sm">
                  <span className="block font-semibold">{name}</span>
                  <span className="text-mar-200">{role}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
