import { MailSamples } from '#features/mails/web/mail-samples.tsx'
import { SentMails, useSentMails } from '#features/mails/web/sent-mails.tsx'
import NotFound from '#pages/not-found.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** Mails that would have been sent, and a preview of every template. Exists in development and the demo only. */
export default function DevMail() {
  const mails = useSentMails()
  if (mails.error?.status === 404) return <NotFound />
  return (
    <main className="wrap py-10">
      <h1 className="text-h2">E-mails</h1>
      <p className="mt-2 mb-6 text-ink-muted">
        Mensagens gravadas na pasta local, as mais novas primeiro, e uma amostra de cada.
      </p>
      <Tabs
        label="E-mails"
        tabs={[
          { value: 'sent', label: 'Gravados', content: <SentMails /> },
          { value: 'samples', label: 'Amostras', content: <MailSamples /> },
        ]}
      />
    </main>
  )
}
