import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { twoFactor } from '#features/accounts/words/two-factor.pt-BR.ts'
import { useSite } from '#features/site-settings/web/use-site.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useCopy } from '#web/ui/use-copy.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { downloadText, printText } from './save-text.ts'

/** Shows the codes, once only: to continue, the person has to confirm that they are stored. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useMessages('twoFactor', twoFactor)
  const { siteName } = useSite()
  const copy = useCopy()
  const [kept, setKept] = useState(false)
  const [missing, setMissing] = useState(false)
  const sheet = `${text.fileTitle({ site: siteName })}\n\n${codes.join('\n')}\n`
  const ways = [
    { label: text.copy, Icon: Copy, act: () => void copy(codes.join('\n'), text.copied) },
    { label: text.download, Icon: Download, act: () => downloadText(text.fileName, sheet) },
    { label: text.print, Icon: Printer, act: () => printText(sheet) },
  ]
  return (
    <div className="space-y-5">
      <div>
        <h2 className="text-h3">{text.codesTitle}</h2>
        <p className="mt-1 text-ink-muted">{text.codesText}</p>
      </div>
      <ul
        aria-label={text.codesTitle}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-lg border border-line bg-white p-4 text-center font-mono text-[0.9375rem]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid grid-cols-3 gap-2">
        {ways.map(({ label, Icon, act }) => (
          <Button key={label} variant="ghost" size="panel" className="px-2" onClick={act}>
            <Icon size={17} aria-hidden="true" className="max-sm:hidden" />
            {label}
          </Button>
        ))}
      </div>
      <Checkbox
        label={text.kept}
        checked={kept}
        onChange={(event) => {
          setKept(event.target.checked)
          setMissing(false)
        }}
        error={missing ? text.keptMissing : undefined}
      />
      <Button className="w-full" onClick={() => (kept ? onKept() : setMissing(true))}>
        {text.finish}
      </Button>
    </div>
  )
}
