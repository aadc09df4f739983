import { DownloadLink } from '#web/features/documents/download-link.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { documents } from '#web/i18n/pt-BR/documents.ts'
import { useSession } from '#web/session/use-session.ts'

/** Saves a paper of an approved company; an address that is not confirmed yet gets the reason instead. */
export function PaperLink({ id, name, version }: { id: string; name: string; version: number }) {
  const { unverified } = useMessages('documents', documents)
  const canDownload = useSession().user?.emailVerified ?? false
  return <DownloadLink id={id} name={name} file={{ version, canDownload }} reason={unverified} />
}
