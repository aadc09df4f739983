import '#contract/portuguese.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { contactForm as shape } from '#contract/contact.ts'
import { contactResults, contactSubjects, contactForm as texts } from '#web/content/contact.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Honeypot } from './honeypot.tsx'
import { MessageField } from './message-field.tsx'
import { SentWithoutScript } from './sent-without-script.tsx'
import { useSendContact } from './use-send-contact.ts'

const { fields } = texts
const names = ['nome', 'email', 'telefone', 'assunto', 'mensagem'] as const

/** Without script it is a plain POST. No default values: what was typed before the script came stays. */
export function ContactForm() {
  const form = useForm({ resolver: zodResolver(shape), shouldFocusError: true })
  const { errors, isSubmitted, isValid } = form.formState
  const sending = useSendContact({
    onSent: () => form.reset(),
    onFieldErrors: (given) => {
      for (const name of names) if (given[name]) form.setError(name, { message: given[name] })
    },
  })
  return (
    <form
      method="post"
      action="/contato"
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        sending.reset()
        void form.handleSubmit((values) => sending.mutate(values))(event)
      }}
    >
      <SentWithoutScript />
      {sending.isSuccess && (
        <Notice tone="blue">
          <p>{contactResults.success}</p>
          <p className="font-normal">{contactResults.successHint}</p>
        </Notice>
      )}
      {sending.isError && <Notice tone="red">{sending.errorText}</Notice>}
      {isSubmitted && !isValid && !sending.isError && !sending.isSuccess && (
        <Notice tone="red">{contactResults.invalid}</Notice>
      )}
      <p className="text-sm text-ink-muted">{texts.requiredHint}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('nome')}
          label={`${fields.nome.label} *`}
          placeholder={fields.nome.placeholder}
          autoComplete="name"
          required
          error={errors.nome?.message}
        />
        <TextField
          {...form.register('email')}
          type="email"
          label={`${fields.email.label} *`}
          placeholder={fields.email.placeholder}
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email?.message}
        />
        <TextField
          {...form.register('telefone')}
          type="tel"
          label={fields.telefone.label}
          placeholder={fields.telefone.placeholder}
          autoComplete="tel"
          error={errors.telefone?.message}
        />
        <Select
          {...form.register('assunto')}
          label={fields.assunto.label}
          placeholder={fields.assunto.placeholder}
          options={contactSubjects}
          error={errors.assunto?.message}
        />
      </div>
      <MessageField control={form.control} registration={form.register('mensagem')} error={errors.mensagem?.message} />
      <Honeypot {...form.register('website')} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" loading={sending.isPending} className="max-sm:w-full">
          {sending.isPending ? texts.submitting : texts.submit}
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
