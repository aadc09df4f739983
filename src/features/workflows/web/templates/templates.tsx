import { useQuery } from '@tanstack/react-query'
import { catalog } from '#features/catalog/contract.ts'
import { workflowTemplates } from '#features/workflows/words/workflow-templates.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Select } from '#web/ui/select.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { templatesQuery } from './queries.ts'
import { TemplateVersion } from './template-version.tsx'

const TYPE = 'empresa'

/** The template versions of one company type, the one in use first (G57). */
export default function Templates() {
  const text = useMessages('workflowTemplates', workflowTemplates)
  const { read, change } = useAddressFilter()
  const types = useQuery(queryOf(catalog.companyTypes, {}))
  const query = useQuery({ ...templatesQuery, staleTime: 0 })
  return (
    <>
      <p className="mb-4 max-w-[80ch] text-ink-muted">{text.intro}</p>
      <Loaded query={types} rows={4}>
        {(all) => {
          const known = all.items.find(({ id }) => id === read(TYPE)) ?? all.items.find(({ id }) => id === 'llc')
          return (
            <>
              <div className="mb-6 max-w-72">
                <Select
                  label={text.type}
                  translate="no"
                  value={known?.id ?? ''}
                  options={all.items.map(({ id, label }) => ({ value: id, label }))}
                  onChange={({ target }) => change({ [TYPE]: target.value })}
                />
              </div>
              <Loaded query={query} rows={4}>
                {({ items }) => {
                  const own = items.filter(({ companyTypeId }) => companyTypeId === known?.id)
                  if (own.length === 0) return <EmptyState compact title={text.empty} />
                  return (
                    <div className="space-y-8">
                      {own.map((template) => (
                        <TemplateVersion key={template.id} template={template} />
                      ))}
                    </div>
                  )
                }}
              </Loaded>
            </>
          )
        }}
      </Loaded>
    </>
  )
}
