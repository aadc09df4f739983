import { publicFooter } from '#features/site/web/content/public-footer.ts'
import { useSite } from '#features/site-settings/web/use-site.ts'

const link = 'inline-flex min-h-11 items-center break-words hover:underline'

/** Contacts that are not set are hidden; `data-needs` lets the server hide them in the prerendered page. */
export function FooterContacts() {
  const site = useSite()
  const hrefs = { email: `mailto:${site.email}`, phone: site.phoneUrl, officeAddress: undefined }
  return (
    <div className="max-sm:col-span-2">
      <p className="mb-1 text-label font-semibold text-mar-200">{publicFooter.contactsTitle}</p>
      <dl className="text-[0.9375rem] text-mar-100">
        {publicFooter.contacts.map(({ id, label }) => (
          <div key={id} data-needs={id} hidden={!site[id]}>
            <dt className="sr-only">{label}</dt>
            <dd>
              {hrefs[id] === undefined ? (
                <span className="block max-w-[28ch] py-2.5 leading-relaxed">{site[id]}</span>
              ) : (
                <a href={hrefs[id]} className={link}>
                  {site[id]}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
