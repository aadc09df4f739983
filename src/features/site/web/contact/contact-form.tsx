import { type ComponentProps, useRef } from 'react'
import { Link } from 'react-router'
import { contactResults, contactSubjects, contactForm as texts } from '#features/site/web/content/contact.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MessageField } from './message-field.tsx'
import { useContactForm } from './use-contact-form.ts'

/** The success message after a POST without script: CSS shows it only when the address ends in `#enviado`. */
function SentWithoutScript() {
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

/** Hidden from view and from the Tab order: only a bot fills it in. */
function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute top-0 -left-[9999px]">
      <label>
        {texts.honeypotLabel}
        <input type="text" {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const { fields } = texts

/** Without script the form is a plain POST. Its fields are uncontrolled, so text typed before hydration is kept. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const { progress, onSubmit, onInput } = useContactForm(form)
  const { status, text, errors } = progress
  const sending = status === 'sending'
  return (
    <form
      ref={form}
      method="post"
      action="/contato"
      noValidate
      className="space-y-5"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <SentWithoutScript />
      <p className="text-sm text-ink-muted">{texts.requiredHint}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="nome"
          label={`${fields.nome.label} *`}
          placeholder={fields.nome.placeholder}
          autoComplete="name"
          required
          error={errors['nome']}
        />
        <TextField
          name="email"
          type="email"
          label={`${fields.email.label} *`}
          placeholder={fields.email.placeholder}
          autoComplete="email"
          inputMode="email"
          required
          error={errors['email']}
        />
        <TextField
          name="telefone"
          type="tel"
          label={fields.telefone.label}
          placeholder={fields.telefone.placeholder}
          autoComplete="tel"
          error={errors['telefone']}
        />
        <Select
          name="assunto"
          label={fields.assunto.label}
          placeholder={fields.assunto.placeholder}
          options={contactSubjects}
          error={errors['assunto']}
        />
      </div>
      <MessageField error={errors['mensagem']} />
      <Honeypot name="website" />
      {/* The result is shown next to the submit button: above the form it would be off screen on a phone. */}
      {status === 'sent' && (
        <Notice tone="blue">
          <p>{contactResults.success}</p>
          <p className="font-normal">{contactResults.successHint}</p>
        </Notice>
      )}
      {status === 'refused' && <Notice tone="red">{text}</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" loading={sending} className="max-sm:w-full">
          {sending ? texts.submitting : texts.submit}
        </Button>
        <p className="text-sm text-ink-muted">
          {texts.privacy}{' '}
          <Link to={texts.privacyLink.to} className="font-semibold text-mar-600 underline underline-offset-4">
            {texts.privacyLink.label}
          </Link>
        </p>
      </div>
    </form>
  )
}
