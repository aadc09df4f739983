import { contactResults } from '#features/site/web/content/contact.ts'

/** The success message after a POST without script: CSS shows it only when the address ends in `#enviado`. */
export function SentWithoutScript() {
  return (
    <div
      id="enviado"
      role="status"
      className="hidden rounded-md border border-ceu-600 bg-ceu-100 p-3.5 text-[0.9375rem] font-medium text-ceu-700 target:block"
    >
      <p>{contactResults.success}</p>
      <p className="font-normal">{contactResults.successHint}</p>
    </div>
  )
}
