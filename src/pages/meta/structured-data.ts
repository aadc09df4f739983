import type { MetaDescriptor } from 'react-router'
import type { Question } from '#features/site/web/content/content-shapes.ts'
import { organizationData, socialImage } from '#features/site/web/content/seo.ts'
import { currentSite, fillText } from '#features/site-settings/web/use-site.ts'

type Json = Record<string, unknown>

const block = (data: Json): MetaDescriptor => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })

export function organization(): MetaDescriptor {
  const { origin } = currentSite()
  const { name, description, email, telephone, address, areaServed } = organizationData
  return block({
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    name: fillText(name),
    description,
    areaServed,
    email: fillText(email),
    telephone: fillText(telephone),
    address: fillText(address),
  })
}

/** Question and answer, including the note that qualifies the answer (T5). */
const question = ({ question: name, answer, note }: Question): Json => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text: note ? `${answer} ${note.text}` : answer },
})

/** Leaves out questions with `needs`, because the page hides them while their figure is missing. */
export const faqPage = (items: readonly Question[]): MetaDescriptor =>
  block({ '@type': 'FAQPage', mainEntity: items.filter(({ needs }) => !needs).map(question) })

/** The server repeats this for each card (`src/features/site/server/fill-data.ts`). No rating: our own get no markup (T3). */
export const products = (list: 'landingPlans' | 'plansPlans', path: string): MetaDescriptor => {
  const { origin } = currentSite()
  return block({
    each: list,
    '@type': 'Product',
    name: `${fillText('{{siteName}}')} {{name}}`,
    description: '{{description}}',
    image: `${origin}${socialImage.path}`,
    brand: { '@id': `${origin}/#organization` },
    offers: {
      '@type': 'Offer',
      price: '{{price}}',
      priceCurrency: '{{priceCurrency}}',
      availability: 'https://schema.org/InStock',
      url: `${origin}${path}`,
    },
  })
}
