import type { LegalBlock, LegalPage, LegalSection } from '#features/site/web/content/content-shapes.ts'
import { PageHeading } from '#features/site/web/page-heading.tsx'
import { useSite } from '#features/site-settings/web/use-site.ts'
import { LegalBlockText } from './legal-block.tsx'

const dated = (iso: string): string => iso.split('-').reverse().join('/')

const keyOf = (block: LegalBlock): string =>
  block.kind === 'text'
    ? block.text
    : block.kind === 'list'
      ? block.items.join()
      : block.kind === 'facts'
        ? block.title
        : block.kind

export function LegalDocument({ page }: { page: LegalPage }) {
  const site = useSite()
  const isHidden = (needs: LegalSection['needs']): boolean => needs !== undefined && !site[needs]
  return (
    <>
      <PageHeading title={page.title} lead={page.lead}>
        <p className="mt-4 text-sm text-mar-200">
          Versão {page.version}, de <time dateTime={page.updatedOn}>{dated(page.updatedOn)}</time>
        </p>
      </PageHeading>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-14 sm:py-20 lg:grid-cols-[minmax(0,.5fr)_minmax(0,1fr)] lg:gap-16">
        <nav aria-label="Nesta página" className="lg:sticky lg:top-28 lg:self-start">
          <ol className="border-l-[3px] border-dotted border-mar-300 pl-4 text-[0.9375rem]">
            {page.sections.map(({ id, title, needs }) => (
              <li key={id} data-needs={needs} hidden={isHidden(needs)}>
                <a href={`#${id}`} className="flex min-h-10 items-center text-mar-700 hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[68ch] space-y-10">
          {page.sections.map(({ id, title, needs, blocks }) => (
            <section key={id} id={id} data-needs={needs} hidden={isHidden(needs)}>
              <h2 className="text-[1.5rem] leading-tight tracking-[-0.02em]">{title}</h2>
              {blocks.map((block) => (
                <LegalBlockText key={keyOf(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
