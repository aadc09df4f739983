import type { Language } from '#domain/accounts/preferences.ts'
import { languageTag } from '#domain/language/language-tag.ts'
import type { MailTemplate } from '#domain/mails/template-names.ts'
import { sellerLines } from '#domain/seller/seller.ts'
import type { MailFacts } from '#server/mail/facts/mail-facts.ts'
import { english } from '#server/mail/words/en-us/english.ts'
import { spanish } from '#server/mail/words/es-es/spanish.ts'
import type { MailWords, PortugueseTemplate } from '#server/mail/words/mail-words.ts'
import { portuguese } from '#server/mail/words/pt-br/portuguese.ts'
import { portugueseOnly } from '#server/mail/words/pt-br/portuguese-only.ts'
import type { MailText } from './mail-text.ts'
import { templates } from './templates.ts'

const words: Record<Language, MailWords> = { pt_BR: portuguese, en_US: english, es_ES: spanish }

const isPortugueseOnly = (template: MailTemplate): template is PortugueseTemplate =>
  Object.hasOwn(portugueseOnly, template)

// A name is whatever somebody typed at sign-up, perhaps for another's address: no advertising in our greeting.
function firstName(name: string): string | undefined {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? first : undefined
}

/** A mail in the language of its reader; what the office and people without an account get is Portuguese (L1). */
export function writeMail(template: MailTemplate, facts: MailFacts, asked: Language): MailText {
  const { leadsTo, quotes, toOffice } = templates[template]
  const [language, write] = isPortugueseOnly(template)
    ? (['pt_BR', portugueseOnly[template]] as const)
    : ([asked, words[asked].mails[template]] as const)
  const { greeting, signature, buttonHint } = words[language]
  const { button, ...said } = write(facts)
  return {
    language: languageTag[language],
    greeting: greeting(toOffice ? undefined : firstName(facts.name)),
    ...said,
    quotes: quotes?.(facts) ?? [],
    ...(leadsTo && button ? { button: { label: button, url: leadsTo(facts), hint: buttonHint } } : {}),
    signature: signature(facts.siteName),
    seller: sellerLines(facts.seller, language),
  }
}
