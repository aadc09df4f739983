import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { siteSettingsQuery } from './queries.ts'

/** The empty fields that the law requires, with a link to the settings; renders nothing when none is missing (G261). */
export function MissingSeller() {
  const text = useMessages('siteSettings', siteSettings)
  const { data } = useQuery(siteSettingsQuery)
  const named = data && [
    ...data.missing.fields.map((field) => text.fields[field]),
    ...data.missing.processors.map((kind) => text.missing.processor({ kind: text.processorKinds[kind] })),
  ]
  if (!named || named.length === 0) return null
  return (
    <div className="mb-5">
      <Notice tone="red">
        <p className="font-semibold">{text.missing.title}</p>
        <p className="mt-1">{text.missing.text}</p>
        <ul className="mt-2 list-disc pl-5">
          {named.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <Link
          to="/admin/settings?aba=empresa"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {text.missing.open}
        </Link>
      </Notice>
    </div>
  )
}
