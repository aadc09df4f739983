import { VerificationStrip } from '#features/accounts/web/verification/verification-strip.tsx'
import { DocumentsScreen } from '#features/documents/web/customer/documents-screen.tsx'
import { useSession } from '#web/session/use-session.ts'

export default function CustomerDocuments() {
  const { user } = useSession()
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <DocumentsScreen />
    </>
  )
}
