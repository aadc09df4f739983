import { DownloadLink } from '#features/documents/web/download-link.tsx'
import { documents } from '#features/documents/words/documents.pt-BR.ts'
import { useSession } from '#web/session/use-session.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Downloads a document of an approved company; disabled with the reason while the e-mail address is not confirmed. */
export function PaperLink({ id, name, version }: { id: string; name: string; version: number }) {
  const { unverified } = useMessages('documents', documents)
  const canDownload = useSession().user?.emailVerified ?? false
  return <DownloadLink id={id} name={name} file={{ version, canDownload }} reason={unverified} />
}
