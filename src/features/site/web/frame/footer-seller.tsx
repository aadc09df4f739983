import { publicFooter } from '#features/site/web/content/public-footer.ts'
import { fillText, useSite } from '#features/site-settings/web/use-site.ts'

/** The seller's details; `data-needs` lets the server hide those that are empty (G260). */
export function FooterSeller() {
  const site = useSite()
  return (
    <ul className="flex basis-full flex-wrap gap-x-5 gap-y-1">
      {publicFooter.seller.map(({ id, text }) => (
        <li key={id} data-needs={id} hidden={!site[id]} className="break-words">
          {fillText(text)}
        </li>
      ))}
    </ul>
  )
}
