import { landingStories } from '#features/site/web/content/landing.ts'
import { needing } from '#features/site/web/content/needing.ts'
import { publishedStories } from '#features/site/web/content/stories.ts'
import { fillText } from '#features/site-settings/web/use-site.ts'

/** Ratings that customers allowed us to publish; `data-list` names the list that the server fills in here (B1). */
export function Stories() {
  const { title, rating, note, averageNote, replyTitle } = landingStories
  return (
    <section {...needing('storiesShown')} className="sobre-escuro bg-mar-900 py-16 text-areia-50 sm:py-24">
      <div className="wrap">
        <h2 className="max-w-[18ch] text-h2">{title}</h2>
        <p {...needing('storiesRating')} className="mt-5 text-lead text-ipe-300">
          {fillText(rating)}
        </p>
        <div
          data-list="stories"
          className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[repeat(auto-fit,minmax(19rem,1fr))]"
        >
          {publishedStories().map((story) => (
            <figure
              key={`${story.name} ${story.sentence}`}
              data-as={story.as}
              className="flex flex-col justify-between gap-7 rounded-xl bg-mar-800 p-6 sm:p-7"
            >
              <div>
                <span role="img" aria-label={story.starsLabel} className="text-lg tracking-[0.12em] text-ipe-400">
                  {story.stars}
                </span>
                <blockquote className="mt-4 font-display text-[1.25rem] leading-[1.38] font-normal tracking-[-0.012em] break-words">
                  “{story.sentence}”
                </blockquote>
                <div
                  data-needs="reply"
                  hidden={story.reply === ''}
                  className="mt-5 border-l-2 border-mar-600 pl-4 text-sm"
                >
                  <p className="font-semibold text-mar-100">{replyTitle}</p>
                  <p className="mt-1 break-words text-mar-200">{story.reply}</p>
                </div>
              </div>
              <figcaption className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-ipe-400 font-display text-base text-mar-950"
                >
                  {story.initial}
                </span>
                <span className="min-w-0 text-sm">
                  <span className="block font-semibold break-words">{story.name}</span>
                  <span className="text-mar-200">
                    {story.city}, {story.month}
                  </span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="mt-8 max-w-[72ch] text-sm text-mar-200">
          {note} <span {...needing('storiesRating')}>{averageNote}</span>
        </p>
      </div>
    </section>
  )
}
